-- What is paused and was on offer as it is now: it comes back without another look of the operator. What is paused today
-- may have been changed since, so it is looked at once more.
alter table market_item add column is_looked boolean not null default false;
