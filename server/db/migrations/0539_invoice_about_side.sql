-- Which side of a deal a draft and its invoice charge, where both pay a fee: what was taken back of one
-- is drafted to that one again. Null where it was drafted before, or is about no deal. A version that
-- knows nothing of it issues its drafts without, and counts fees as before.
alter table invoice add column about_side text;
alter table invoice_draft add column about_side text;
