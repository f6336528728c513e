-- What is checked of a file, the documents that show it, and who opened what. All of it goes with the
-- file; the documents' contents by a job. asked and link_*: the applicant's own link, of which
-- the newest number alone opens anything.
alter table rental_file add column asked text[] not null default '{}';
alter table rental_file add column link_no int not null default 0;
alter table rental_file add column link_until timestamptz;
alter table rental_file add column complete_on date;

create table rental_document (
  id uuid primary key,
  file_id uuid not null references rental_file (id) on delete cascade,
  type text not null,
  file_key text not null unique,
  sha256 text not null,
  filename text not null,
  mime text not null,
  size int not null,
  -- applicant or officer
  by_side text not null,
  by_user uuid references app_user (id) on delete set null,
  created_at timestamptz not null,
  seen_at timestamptz
);
create index rental_document_of on rental_document (file_id, id desc);

create table rental_check (
  file_id uuid not null references rental_file (id) on delete cascade,
  rule text not null,
  outcome text not null,
  document_id uuid references rental_document (id) on delete set null,
  note text,
  by_user uuid references app_user (id) on delete set null,
  at timestamptz not null,
  primary key (file_id, rule)
);

create table rental_access (
  id uuid primary key,
  file_id uuid not null references rental_file (id) on delete cascade,
  document_id uuid references rental_document (id) on delete set null,
  by_user uuid references app_user (id) on delete set null,
  at timestamptz not null
);
create index rental_access_of on rental_access (file_id, id desc);
