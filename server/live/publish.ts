import { json, sql, type Db } from '../db/index.ts'
import { CHANNEL, callsOf, EVENT_BYTES, PASSING_BYTES, type Call, type LiveEvent } from './wire.ts'

const say = async (db: Db, call: Call): Promise<void> =>
  void (await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(call)})`.execute(db))

/**
 * Tells people that something happened; call it inside the transaction that made it true, as late
 * as can be: a person's events are numbered one after the other, so two transactions that tell the
 * same person wait for each other.
 * `transient`: what only matters now (typing): not stored, not repeated after a lost connection, 2
 * kB at most instead of 4.
 */
export async function publish(
  db: Db,
  { userIds, event }: { userIds: string[]; event: LiveEvent },
  options: { transient?: boolean } = {},
): Promise<void> {
  const ids = [...new Set(userIds)].toSorted()
  const data = JSON.stringify(event.data ?? null)
  if (Buffer.byteLength(data) > (options.transient ? PASSING_BYTES : EVENT_BYTES))
    throw new Error(`Live event ${event.type} is too large: publish ids`)
  if (ids.length === 0) return
  if (!options.transient) {
    // In the order of the ids, so that two that tell the same people do not lock each other out.
    await sql`
      with head as (
        insert into live_head as h (user_id, seq)
        select id, 1 from unnest(${ids}::uuid[]) as id order by id
        on conflict (user_id) do update set seq = h.seq + 1
        returning user_id, seq)
      insert into live_event (user_id, seq, type, data)
      select user_id, seq, ${event.type}, ${json(event.data ?? null)} from head`.execute(db)
  }
  for (const call of callsOf(ids, options.transient ? event : undefined)) await say(db, call)
}

/**
 * Says that sessions have ended, so that their streams close at once; call it where sessions are
 * deleted.
 */
export const sessionsEnded = (db: Db): Promise<void> => say(db, { ended: true })
