-- What an agency asks of its people when they sign in.

-- second_from: from then on they need a second step; null: each decides. mailed_at: when they were last written to about it.
create table agency_security (
  agency_id uuid primary key references agency (id) on delete cascade,
  second_from timestamptz,
  mailed_at timestamptz
);

-- When it was shown by a passkey, or made one; null: never. Of an account with a second step (totp) every session was.
alter table session add column second_at timestamptz;
