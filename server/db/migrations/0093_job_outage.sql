-- What is away while a job waits for it (storage, mail …), and since when it waits: those runs are no tries. A dead job
-- keeps the name of what it waited for.
alter table job add column outage text;
alter table job add column outage_since timestamptz;
create index job_stalled on job (kind, state, outage) where state = 'dead' or outage is not null;
-- Versions before this one gave up for good after minutes of a full disk or a silent mail server: what they put aside
-- in the last days is taken up again.
update job set state = 'ready', run_at = now(), put_back = attempts
where state = 'dead' and created_at > now() - interval '14 days'
  and (error ~ '^(ENOSPC|EDQUOT|EROFS)' or error ~ 'No space left on device'
    or (error ~ '^SMTP (E(CONNECTION|CONNREFUSED|CONNRESET|TIMEDOUT|SOCKET|DNS|TLS|AUTH|PROTOCOL)|.*\m4\d\d\M)'
      and created_at > now() - interval '5 days'));
