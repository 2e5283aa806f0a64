"""Settings and databases for all tests."""

from hypothesis import settings

pytest_plugins = ["helpers.store_fixtures"]

settings.register_profile("ci", derandomize=True, deadline=None)
settings.load_profile("ci")
