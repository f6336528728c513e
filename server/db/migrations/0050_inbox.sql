-- One list of conversations, enquiries and mails. A row is what the list shows and sorts by; it follows from the enquiry
-- (lead), the conversation (chat_thread) and what was mailed, called and noted (inbox_message), and is written anew from
-- them whenever one of them changes (server/modules/inbox/sync.ts). Its id is that of what it began as.
create table inbox_thread (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  kind text not null check (kind in ('chat', 'lead', 'mail')),
  lead_id uuid unique references lead (id) on delete set null,
  chat_id uuid unique references chat_thread (id) on delete set null,
  contact_id uuid references contact (id),
  property_id uuid,
  home jsonb,
  first_name text not null,
  last_name text,
  email text,
  phone text,
  language text,
  preferred text,
  subject text,
  reply_key text not null unique,
  assigned_to uuid references app_user (id),
  created_by uuid references app_user (id),
  moved_at timestamptz not null,
  last_text text not null default '',
  last_side text not null default 'system' check (last_side in ('person', 'agency', 'system')),
  last_in_at timestamptz,
  waiting_since timestamptz,
  settled_at timestamptz,
  archived_at timestamptz,
  discarded boolean not null default false,
  closed boolean generated always as (archived_at is not null or discarded) stored,
  search text not null,
  created_at timestamptz not null
);
create index inbox_thread_agency on inbox_thread (agency_id, closed, moved_at desc, id desc);
create index inbox_thread_assigned on inbox_thread (assigned_to, closed, moved_at desc, id desc);
create index inbox_thread_waiting on inbox_thread (agency_id, waiting_since, id) where waiting_since is not null and not closed;
create index inbox_thread_property on inbox_thread (property_id);
create index inbox_thread_contact on inbox_thread (contact_id) where contact_id is not null;

-- answers: whether it stops the clock. detail: why somebody got it, files that were not kept, what came of a call.
create table inbox_message (
  id uuid primary key,
  thread_id uuid not null references inbox_thread (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('mail', 'call', 'whatsapp', 'note', 'assigned')),
  side text not null check (side in ('person', 'agency', 'system')),
  by_user uuid references app_user (id),
  subject text,
  text text not null,
  quoted text,
  from_address text,
  answers boolean not null default false,
  delivery text check (delivery in ('waiting', 'sent', 'failed')),
  detail jsonb not null default '{}',
  client_id text,
  mail_id text,
  unique (thread_id, client_id),
  unique (thread_id, mail_id)
);
create index inbox_message_thread on inbox_message (thread_id, at desc, id desc);

create table inbox_member (
  thread_id uuid not null references inbox_thread (id) on delete cascade,
  user_id uuid not null references app_user (id) on delete cascade,
  takes_part boolean not null default false,
  muted boolean not null default false,
  read_at timestamptz,
  primary key (thread_id, user_id)
);
create index inbox_member_user on inbox_member (user_id) where takes_part;

-- Who gets what comes in. turns: per rule with several people, who got the last one.
create table inbox_rule (
  agency_id uuid primary key references agency (id),
  doc jsonb not null,
  turns jsonb not null default '{}',
  version int not null default 1
);

-- Why whoever has the enquiry or the conversation got it; shown in the thread.
alter table lead add column assigned_why jsonb;
alter table chat_thread add column assigned_why jsonb;
alter table chat_thread add column contact_id uuid references contact (id);
create index lead_waiting on lead (agency_id, created_at) where state = 'new' and not trap;

-- What there is already.
insert into inbox_thread (id, agency_id, kind, lead_id, contact_id, property_id, home, first_name, last_name, email, phone, language, preferred, reply_key, assigned_to,
  moved_at, last_text, last_side, last_in_at, waiting_since, discarded, search, created_at)
select id, agency_id, 'lead', id, contact_id, property_id, property, first_name, last_name, email, phone, language, preferred_contact, replace(gen_random_uuid()::text, '-', ''), assigned_to,
  greatest(created_at, answered_at), left(message, 200), 'person', created_at, case when state = 'new' then created_at end, state = 'discarded', search, created_at
from lead where agency_id is not null and not trap;

update inbox_thread t set chat_id = c.id from chat_thread c where c.lead_id = t.lead_id;

insert into inbox_thread (id, agency_id, kind, chat_id, property_id, home, first_name, last_name, language, reply_key, assigned_to, moved_at, search, created_at)
select c.id, c.agency_id, 'chat', c.id, c.property_id,
  jsonb_build_object('id', c.property_id, 'ref', c.home ->> 'ref', 'title', coalesce(c.home #>> '{title,es}', c.home ->> 'ref'), 'thumb', c.home -> 'thumb', 'price', c.home -> 'price'),
  u.first_name, u.last_name, u.language, replace(gen_random_uuid()::text, '-', ''), c.assigned_to, c.moved_at, c.search, c.created_at
from chat_thread c join app_user u on u.id = c.visitor_id
where c.last_message_id is not null and not exists (select from inbox_thread t where t.chat_id = c.id);

update inbox_thread t set moved_at = greatest(t.moved_at, c.moved_at), last_text = left(m.text, 200), last_side = case m.side when 'visitor' then 'person' else 'agency' end,
  last_in_at = greatest(t.last_in_at, (select max(i.created_date) from chat_message i where i.thread_id = c.id and i.side = 'visitor')),
  waiting_since = case when m.side = 'visitor' then (select min(i.created_date) from chat_message i where i.thread_id = c.id and i.side = 'visitor'
    and i.created_date > coalesce((select max(o.created_date) from chat_message o where o.thread_id = c.id and o.side = 'agency'), '-infinity')) end
from chat_thread c join chat_message m on m.id = c.last_message_id where t.chat_id = c.id;

insert into inbox_member (thread_id, user_id, takes_part, muted, read_at)
select t.id, m.user_id, m.takes_part, m.muted, m.read_date from inbox_thread t join chat_member m on m.thread_id = t.chat_id and m.side = 'agency';
insert into inbox_member (thread_id, user_id, takes_part, read_at)
select t.id, t.assigned_to, true, case when t.waiting_since is null then now() end from inbox_thread t where t.assigned_to is not null
on conflict (thread_id, user_id) do nothing;
