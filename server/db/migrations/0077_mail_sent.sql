-- Which mails of a job have gone out, so that a job that runs again after a crash sends the others only. Gone with its job.
create table mail_sent (
  job_id uuid not null references job (id) on delete cascade,
  -- digest of the address, and how many mails this job had written to it: no address is kept
  mail text not null,
  primary key (job_id, mail)
);
