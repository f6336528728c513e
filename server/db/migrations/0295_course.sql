-- Courses: what the operator imports (every version stays, since people end the one they began), dates with seats, and what a person
-- did in a course. Nothing here is an agency's: rows carry the person, and go with them.
create table course (
  id text not null,
  version int not null,
  kind text not null,
  doc jsonb not null,
  -- the version that is offered; none of a course that was withdrawn
  offered boolean not null,
  imported_at timestamptz not null,
  primary key (id, version)
);
create unique index course_offered on course (id) where offered;

create table course_session (
  id uuid primary key,
  course_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text,
  -- where it is held online; only who has a seat reads it
  url text,
  teacher text not null,
  language text not null,
  seats int not null,
  minimum int not null,
  cancelled_at timestamptz,
  reminded_at timestamptz,
  unique (course_id, starts_at)
);

create table course_seat (
  course_id text not null,
  user_id uuid not null references app_user (id) on delete cascade,
  session_id uuid not null references course_session (id) on delete cascade,
  -- taken, offered or waiting
  state text not null,
  -- the order of the waiting list
  asked_at bigint generated always as identity,
  offered_until timestamptz,
  attended_at timestamptz,
  primary key (course_id, user_id)
);
create index course_seat_session on course_seat (session_id, asked_at);

create table enrolment (
  id uuid primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  course_id text not null,
  version int not null,
  started_at timestamptz not null,
  completed_at timestamptz,
  unique (user_id, course_id),
  foreign key (course_id, version) references course (id, version)
);

create table enrolment_lesson (
  enrolment_id uuid not null references enrolment (id) on delete cascade,
  lesson_id text not null,
  done_at timestamptz,
  -- the questions of the next try, drawn once for it
  drawn text[],
  primary key (enrolment_id, lesson_id)
);

-- Seconds that the server saw somebody in a lesson, per day in Europe/Madrid.
create table enrolment_time (
  enrolment_id uuid not null references enrolment (id) on delete cascade,
  lesson_id text not null,
  day date not null,
  seconds int not null,
  primary key (enrolment_id, lesson_id, day)
);

-- When a person was seen last, in whatever tab: no minute counts twice.
create table enrolment_beat (
  user_id uuid primary key references app_user (id) on delete cascade,
  at timestamptz not null
);

create table enrolment_try (
  id uuid primary key,
  enrolment_id uuid not null references enrolment (id) on delete cascade,
  lesson_id text not null,
  at timestamptz not null,
  score int not null
);
create index enrolment_try_lesson on enrolment_try (enrolment_id, lesson_id, at);

create table enrolment_certificate (
  code text primary key,
  enrolment_id uuid not null unique references enrolment (id) on delete cascade,
  -- the name of that day
  name text not null,
  minutes int not null,
  session_id uuid references course_session (id) on delete set null,
  issued_at timestamptz not null,
  revoked_at timestamptz
);
