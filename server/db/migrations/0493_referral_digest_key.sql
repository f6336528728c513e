-- The key that referrals' digests are made with: digests cannot be made anew when the key of the settings changes.

-- sealed: the key, by that of channels.
create table referral_digest_key (
  name text primary key,
  sealed bytea not null
);
