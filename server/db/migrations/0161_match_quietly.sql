-- What is weighed because it was brought from another instance is nobody's news.
alter table match_due add column quiet boolean not null default false;
