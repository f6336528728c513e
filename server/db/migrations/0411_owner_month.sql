-- The month (its first day) whose page was mailed to an owner last.
alter table owner_link add column month_told date;
create index owner_link_month on owner_link (month_told) where 'month' = any(parts);
