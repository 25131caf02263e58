import Scaffold
