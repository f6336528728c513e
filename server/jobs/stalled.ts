import { sql, type Database } from '../db/index.ts'
import { CHANNEL } from './queue.ts'
import type { JobContext } from './run.ts'

/** Jobs of one kind that do not go on: dead, or waiting for what is away. */
export interface Stalled {
  kind: string
  state: 'ready' | 'dead'
  /** What they wait for, or waited for until they died; null: they failed by themselves. */
  outage: string | null
  count: number
  /** What the last of them said. */
  error: string | null
}

/** All that is stalled, by kind. */
export async function readStalled(db: Database): Promise<Stalled[]> {
  const { rows } = await sql<Stalled>`
    select kind, state, outage, count(*)::int as count, (array_agg(error
    order by run_at desc))[1] as error
    from job where state = 'dead' or outage is not null
    group by kind, state, outage order by state, kind, outage`.execute(db)
  return rows
}

/** Takes dead jobs up again, as if they had never been tried; how many. */
export async function takeUpDead(db: Database, kind: string | null): Promise<number> {
  const { rows } = await sql`
    update job set state = 'ready', run_at = now(), created_at = now(), put_back = attempts,
      outage = null, outage_since = null
    where state = 'dead' and (${kind}::text is null or kind = ${kind}) returning id`.execute(db)
  if (rows.length > 0) await sql`select pg_notify(${CHANNEL}, '')`.execute(db)
  return rows.length
}

const LOOK_MS = 60_000

/** Tells the log, once a minute, how many jobs are stalled, when that has changed. */
export function stalledTeller({ deps, log }: JobContext): () => Promise<void> {
  let [next, before] = [0, '']
  return async () => {
    if (performance.now() < next) return
    next = performance.now() + LOOK_MS
    const told = { dead: 0, postponed: {} as Record<string, number> }
    for (const { state, outage, count } of await readStalled(deps.db))
      if (state === 'dead') told.dead += count
      else if (outage) told.postponed[outage] = (told.postponed[outage] ?? 0) + count
    const now = JSON.stringify(told)
    if (now === before) return
    const isQuiet = told.dead === 0 && Object.keys(told.postponed).length === 0
    if (!isQuiet) log.warn(told, 'jobs are dead or wait for what is away')
    else if (before !== '') log.info(told, 'no job is dead or waits for what is away')
    before = now
  }
}
