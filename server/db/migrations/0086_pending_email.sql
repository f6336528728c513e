-- An e-mail that somebody wants instead of theirs waits here until they open the link that was mailed to it
-- (docs/decisions/0069). It is nobody's meanwhile: several people may have the same one waiting.
alter table app_user add column pending_email text;
