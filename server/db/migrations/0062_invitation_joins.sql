-- Inviting somebody whose e-mail has an account: the invited person's row waits beside that account (joins) and goes away when
-- they accept; the account takes its place. An e-mail belongs to one account that may sign in: whoever left an agency may be
-- invited or register again with theirs.
alter table app_user add column joins boolean not null default false;
alter table app_user drop constraint app_user_email_key;
create unique index app_user_email_key on app_user (email) where active and not joins;
create index app_user_email on app_user (email);
