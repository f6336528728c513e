-- A refusal holds for a year, also once the account of who asked is closed.
alter table referral_digest alter column referral_id drop not null;
alter table referral_digest drop constraint referral_digest_referral_id_fkey;
alter table referral_digest add constraint referral_digest_referral_id_fkey
  foreign key (referral_id) references referral (id) on delete set null;
