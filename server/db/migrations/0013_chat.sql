-- Conversations between a visitor and an agency about a home. home is what it was when they began. moved_at orders the
-- list: the last message, or the beginning. A person's marks are a row of their own (chat_member).
create table chat_thread (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  property_id uuid not null,
  home jsonb not null,
  visitor_id uuid not null references app_user (id) on delete cascade,
  assigned_to uuid references app_user (id) on delete set null,
  lead_id uuid references lead (id) on delete set null,
  last_message_id uuid,
  last_date timestamptz,
  blocked_at timestamptz,
  first_reply_at timestamptz,
  search text not null,
  moved_at timestamptz not null,
  created_at timestamptz not null,
  unique (visitor_id, property_id)
);
create index chat_thread_agency on chat_thread (agency_id, moved_at desc, id desc) where last_message_id is not null;
create index chat_thread_visitor on chat_thread (visitor_id, moved_at desc, id desc);
create index chat_thread_assigned on chat_thread (assigned_to);
create index chat_thread_lead on chat_thread (lead_id);

-- created_date is the specification's word and the order; within a conversation no two are equal. A withdrawn message
-- keeps its row without its words.
create table chat_message (
  id uuid primary key,
  thread_id uuid not null references chat_thread (id) on delete cascade,
  sender_id uuid not null references app_user (id) on delete cascade,
  side text not null check (side in ('visitor', 'agency')),
  client_id text not null,
  text text not null,
  created_date timestamptz not null,
  withdrawn_at timestamptz,
  unique (thread_id, created_date),
  unique (sender_id, client_id)
);

create table chat_file (
  id uuid primary key,
  message_id uuid not null references chat_message (id) on delete cascade,
  thread_id uuid not null references chat_thread (id) on delete cascade,
  position int not null,
  file_key text not null unique,
  filename text not null,
  mime text not null,
  size int not null,
  unique (message_id, position)
);

-- takes_part: their side of the conversation counts as unread for them. An ADMIN who only looks in has at most settings.
create table chat_member (
  thread_id uuid not null references chat_thread (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  side text not null check (side in ('visitor', 'agency')),
  takes_part boolean not null default true,
  read_date timestamptz,
  mailed_date timestamptz,
  present_at timestamptz,
  typed_at timestamptz,
  muted boolean not null default false,
  archived boolean not null default false,
  primary key (thread_id, user_id)
);
create index chat_member_user on chat_member (user_id);

create table chat_report (
  id uuid primary key,
  thread_id uuid not null references chat_thread (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  reason text not null check (reason in ('spam', 'rude', 'fraud', 'other')),
  note text,
  created_at timestamptz not null
);

-- Who asked while signed in can be answered by chat.
alter table lead add column user_id uuid references app_user (id) on delete set null;
