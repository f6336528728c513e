-- Words by which colleagues find a home that is shared with them: without its owners. The homes are drawn anew (drawing 12); until
-- then a colleague's shared home is found by nobody else.
alter table property add column search_shared text;
