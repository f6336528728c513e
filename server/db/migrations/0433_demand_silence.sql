-- Since when homes that were sent wait for an answer; null where none do. Derived from demand_history
-- (modules/demand/silence.ts), for lists.
alter table demand add column silent_since timestamptz;
update demand d set silent_since = (
  select min(s.at) from demand_history s
  where s.demand_id = d.id and s.kind = 'SENT' and s.at > coalesce((
    select max(a.at) from demand_history a
    where a.demand_id = d.id and (a.kind = 'CALL'
      or (a.kind = 'REACTION' and coalesce(a.new #>> '{}', '') not in ('new', 'sent', 'discarded')))
  ), '-infinity'));
create index demand_silent on demand (agency_id, silent_since) where silent_since is not null;
