-- Both roads into match_home hold all that is weighed, drawn areas and postal codes too, so that no demand reads the table:
-- a demand of a large town meets ten thousands of homes. What is never null stands first: it is unpacked fastest.
drop index match_home_public;
drop index match_home_own;
create index match_home_public on match_home (op, muni, price)
  include (id, agency_id, type, subtype, condition, yes, no, shared, beds, baths, area, plot, floor, sea, year, views, agent_id, created_by, lat, lon, places)
  where view = 1;
create index match_home_own on match_home (agency_id, op, muni, price)
  include (id, type, subtype, condition, yes, no, shared, beds, baths, area, plot, floor, sea, year, views, agent_id, created_by, lat, lon, places)
  where view = 0;
