import DocgenCommands

@main
enum Program {
  static func main() {
    Docgen.run(lampCatalogue, as: "LampReference", version: "1.0.0")
  }
}
