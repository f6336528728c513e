-- Files of the programme of secure rental. form holds what an applicant answered (incomes, births): never logged, gone
-- with the row. eligibility holds outcomes with their figures, worded when read. decided_at: when it was rejected.
create table rental_file (
  id uuid primary key,
  reference text not null unique,
  side text not null check (side in ('owner', 'tenant')),
  island text not null check (island in ('MALLORCA', 'MENORCA', 'IBIZA', 'FORMENTERA')),
  state text not null default 'sent' check (state in ('sent', 'documents', 'visit', 'approved', 'signed', 'rejected')),
  name text not null,
  email text not null,
  phone text,
  language text not null,
  form jsonb not null,
  eligibility jsonb not null,
  ok boolean,
  note text,
  user_id uuid references app_user (id) on delete set null,
  consent_text text not null,
  consent_at timestamptz not null,
  search text not null,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decided_at timestamptz
);
create index rental_file_list on rental_file (created_at desc, id desc);
create index rental_file_state on rental_file (state, created_at desc, id desc);
create index rental_file_user on rental_file (user_id) where user_id is not null;
create index rental_file_sent on rental_file (email, created_at);
