-- Files that came with a mail: photos and PDF, kept with the message and read by who reads its thread. The contents lie in the
-- files port below inbox/.
create table inbox_file (
  id uuid primary key,
  message_id uuid not null references inbox_message (id) on delete cascade,
  thread_id uuid not null references inbox_thread (id) on delete cascade,
  position int not null,
  file_key text not null unique,
  filename text not null,
  mime text not null check (mime in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  size int not null,
  unique (message_id, position)
);
create index inbox_file_thread on inbox_file (thread_id);
