-- An invitation never holds an e-mail (docs/decisions/0042): it is a row that waits beside whatever account the e-mail has. Rows
-- in which nobody ever was (no password, no identity, an e-mail that was never shown) become such rows, whether they wait, ran out
-- or were let go; one that was brought back waits anew, as an invitation that has to be accepted.
update app_user set joins = true, invited_at = case when active then coalesce(invited_at, created_at) end
where role in ('ADMIN', 'STAFF') and not joins and password_hash is null and email_verified_at is null
  and not exists (select 1 from user_identity where user_identity.user_id = app_user.id);

-- A link to a forgotten password that such a row was sent is no way into an agency.
delete from password_link using app_user
where app_user.id = password_link.user_id and app_user.joins and (app_user.invited_at is null or not app_user.active);

-- Whom an agency let go may come back with Google or Apple as anybody.
delete from user_identity using app_user
where app_user.id = user_identity.user_id and not app_user.active and app_user.agency_id is not null;
