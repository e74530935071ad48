"""The table server: lobby, live tables, feeds, clocks, storage."""
