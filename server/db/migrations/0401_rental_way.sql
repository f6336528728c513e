-- The way of a file: who looks after it, each step with its reason, its deadlines. due_on is the earliest
-- deadline that is open, for the order of queues.
alter table rental_file add column assigned_to uuid references app_user (id) on delete set null;
alter table rental_file add column due_on date;
create index rental_file_queue on rental_file (coalesce(due_on, '9999-12-31'), id)
  where state in ('sent', 'documents', 'visit', 'approved');

create table rental_step (
  id uuid primary key,
  file_id uuid not null references rental_file (id) on delete cascade,
  from_state text not null,
  to_state text not null,
  reason text,
  words text,
  by_user uuid references app_user (id) on delete set null,
  at timestamptz not null
);
create index rental_step_of on rental_step (file_id, id);

create table rental_due (
  id uuid primary key,
  file_id uuid not null references rental_file (id) on delete cascade,
  kind text not null,
  due_on date not null,
  done_at timestamptz,
  created_at timestamptz not null
);
create index rental_due_of on rental_due (file_id, id);
