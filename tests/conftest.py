"""Settings and databases for all tests."""

from hypothesis import settings

pytest_plugins = ["helpers.store_fixtures", "helpers.third_game"]

settings.register_profile("ci", derandomize=True, deadline=None)
settings.load_profile("ci")
