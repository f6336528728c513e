-- The file does not show whether its dates begin with the day or the month: whoever brings it is asked.
alter table intake_run add column ask_dates boolean not null default false;
