-- A look-up by mark reads the index's list of pending entries from end to end first; with a million homes those
-- are most of its time. Entries go straight into the index instead.
alter index listing_marks set (fastupdate = off);
