-- A company's account that its person said was not theirs.

-- denied_at: it opens nothing, and is not tied again; null: it opens the account.
alter table sso_identity add column denied_at timestamptz;
