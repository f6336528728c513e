-- Index-only scans of the searches ask the visibility map, and one changed row takes its whole page out of it. A page holds
-- some forty: by the time 1 % of the rows had changed (0004), a third of the pages was read from the table again, 129,195
-- times for one search. Two in a thousand leave one page in twelve.
alter table listing_search set (autovacuum_vacuum_scale_factor = 0.002, autovacuum_vacuum_insert_scale_factor = 0.002, autovacuum_analyze_scale_factor = 0.02);
