"""Fixtures for the checks of the repository's own texts: the program, for its manual pages."""

import pytest
from program import Docgen, from_environment


@pytest.fixture(scope="session")
def docgen():
    """The program whose help the manual pages repeat."""
    return Docgen(from_environment("DOCGEN_BINARY", "the built docgen program"))
