-- Which month's mail stands in the contact's file: a job that runs again after a crash notes it once.
alter table owner_link add column month_noted date;
