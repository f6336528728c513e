-- Of what is paid of an expense, what somebody noted by hand, EUR cents: cash, cards of its own.
alter table expense add column paid_by_hand bigint not null default 0;
