-- Changes of an account's e-mail, by which the mailbox that it left takes it back.

-- moved_at null: asked for, and not confirmed by its link yet. expires_at: until when it is taken back.
create table email_move (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  from_email text not null,
  to_email text not null,
  asked_at timestamptz not null,
  moved_at timestamptz,
  expires_at timestamptz not null
);
create index email_move_user on email_move (user_id);
create index email_move_expiry on email_move (expires_at);
