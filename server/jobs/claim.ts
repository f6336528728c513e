import { sql, type Database } from '../db/index.ts'

/** Seconds a claimed job belongs to its worker; renewed while it runs. */
export const LEASE = 60
/**
 * Jobs of one kind and agency looked at; more workers than this at once would find none and come
 * back a moment later.
 */
const AT_HEAD = 16

/** A job that belongs to this worker while `attempts` is as it is. */
export interface Claimed {
  id: string
  kind: string
  owner: string
  payload: unknown
  attempts: number
  put_back: number
  outage: string | null
  created_at: Date
}

/**
 * Each kind with each owner that has jobs of it, found by skipping through the index `job_turn`: a
 * hundred thousand waiting jobs of one agency cost as much as one.
 */
const spots = (kinds: string[]) => sql`
    spot (kind, owner) as (
      select k, (select owner from job where state = 'ready' and kind = k order by owner limit 1)
      from unnest(${kinds}::text[]) as k
      union all
      select s.kind, (select j.owner from job j where j.state = 'ready' and j.kind = s.kind
      and j.owner > s.owner order by j.owner limit 1)
      from spot s where s.owner is not null)`

/**
 * Takes the next due job of these kinds: of the agency that was served longest ago, its oldest.
 * `served`: who was served, the longest ago first; `busy`: whose jobs wait for one of theirs.
 */
export async function claim(
  db: Database,
  kinds: string[],
  served: readonly string[] = [],
  busy: readonly string[] = [],
): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    with recursive ${spots(kinds)}, head as (
      select h.id, array_position(${served}::uuid[], s.owner) as turn
      from spot s cross join lateral (
        select j.id from job j where j.state = 'ready' and j.kind = s.kind and j.owner = s.owner
        and j.run_at <= now()
        order by j.run_at, j.id limit ${AT_HEAD}) h
      where s.owner is not null and s.owner <> all(${busy}::uuid[])
    ), next as (
      select j.id from head join job j on j.id = head.id where j.state = 'ready'
      and j.run_at <= now()
      order by head.turn nulls first, j.run_at, j.id for update of j skip locked limit 1)
    update job j set attempts = j.attempts + 1, run_at = now() + make_interval(secs => ${LEASE}),
      waits_for = null
    from next where j.id = next.id
    returning j.id, j.kind, j.owner, j.payload, j.attempts, j.put_back, j.outage,
      j.created_at`.execute(db)
  return rows[0]
}

/** Which of these kinds have due jobs. */
export async function dueKinds(db: Database, kinds: string[]): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive ${spots(kinds)}
    select distinct kind from spot s where exists (
      select from job j where j.state = 'ready' and j.kind = s.kind and j.owner = s.owner
      and j.run_at <= now())`.execute(db)
  return rows.map(({ kind }) => kind)
}
