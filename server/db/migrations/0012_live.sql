-- What happens while a page is open, the list of news of a person, and the devices to push them to.

-- A person's events are numbered without gaps. The row of the head stays locked until the number's event is committed,
-- so whoever reads "after n" can miss nothing, however long another transaction takes.
create table live_head (
  user_id uuid primary key references app_user (id) on delete cascade,
  seq bigint not null
);

create table live_event (
  user_id uuid not null references app_user (id) on delete cascade,
  seq bigint not null,
  type text not null,
  data jsonb not null,
  at timestamptz not null default now(),
  primary key (user_id, seq)
);
create index live_event_age on live_event (at);

create table notification (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('CHAT', 'NOTIFICATION')),
  title text not null,
  body text not null,
  href text not null,
  topic text not null,
  read_at timestamptz,
  created_at timestamptz not null
);
create index notification_list on notification (user_id, id desc);
create index notification_unread on notification (user_id, topic) where read_at is null;
create index notification_age on notification (created_at);

-- One device per session; it goes with the session. address is the endpoint or the token, which a device has once.
create table push_registration (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  session_id uuid not null unique references session (id) on delete cascade,
  transport text not null check (transport in ('webpush', 'fcm')),
  address text not null unique,
  keys jsonb,
  refreshed_at timestamptz not null
);
create index push_registration_user on push_registration (user_id, refreshed_at);

-- The pair of keys (VAPID) that this site made for itself when the settings name none.
create table push_key (
  id int primary key check (id = 1),
  public_key text not null,
  private_key text not null
);
