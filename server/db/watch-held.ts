import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { hangs, lineOf, stuckOf } from './knock.ts'
import type { Connection } from './pool.ts'

/** Between two looks, and so long (`patienceMs`) a new connection may go unanswered. */
const LOOK_MS = 7000
/** Unanswered so often, one after the other. */
const MISSES = 2

/**
 * Looks after connections that somebody holds: a database that stands still (stopped, its machine
 * frozen) hangs up on nobody, so who asked it something would wait for ever. While it answers no new
 * connection, those that were held since the look before are ended: what waits rejects, as when the
 * line breaks, and a request is told 503. So is one whose own process alone stands still, where the
 * database says that it waits to be asked, or to end a transaction. `connection` leads to the
 * database itself: a pooler (`isPooled`: the pool's goes through one) takes people in for one that
 * does not answer. A statement that is long at work on a database that answers is left alone, unless
 * it is another database by now. Returns how to look away.
 */
export function watchHeld(
  pool: pg.Pool,
  connection: Connection,
  {
    lookMs = LOOK_MS,
    patienceMs = lookMs,
    isPooled = false,
  }: { lookMs?: number; patienceMs?: number; isPooled?: boolean } = {},
): () => void {
  const away = new AbortController()
  /** With what each was seen waiting for an answer to at the last look. */
  const held = new Map<pg.PoolClient, object | null>()
  pool.on('acquire', (client) => void held.set(client, null))
  pool.on('release', (_error, client) => void held.delete(client))
  pool.on('remove', (client) => void held.delete(client))
  const pause = (): Promise<unknown> =>
    sleep(lookMs, undefined, { signal: away.signal, ref: false }).catch(() => undefined)
  const look = async (): Promise<void> => {
    let seen: pg.PoolClient[] = []
    let misses = 0
    while (!away.signal.aborted) {
      await pause()
      const waiting = seen.filter((one) => held.has(one))
      seen = [...held.keys()]
      if (seen.length === 0) misses = 0
      if (seen.length === 0 || away.signal.aborted) continue
      const hanging = await hangs(connection, patienceMs)
      if (hanging !== null) misses = hanging ? misses + 1 : 0
      // As long as it stands still, at each look: a pooler lets more and more in.
      if (misses >= MISSES) {
        for (const client of waiting) if (held.has(client)) hangUp(client)
      } else if (hanging === false) await endStuck(held, connection, { forMs: lookMs, isPooled })
    }
  }
  void look()
  return () => away.abort()
}

/** Ends who waits since before the last look for a process that does nothing. */
async function endStuck(
  held: Map<pg.PoolClient, object | null>,
  connection: Connection,
  how: { forMs: number; isPooled: boolean },
): Promise<void> {
  const asked = [...held].flatMap(([client, before]) => {
    const question = lineOf(client)._getActiveQuery() ?? null
    held.set(client, question)
    const { processID } = lineOf(client)
    return question !== null && question === before && processID !== null
      ? [{ client, question, processID }]
      : []
  })
  if (asked.length === 0) return
  const stuck = await stuckOf(
    connection,
    asked.map(({ processID }) => processID),
    how,
  )
  for (const { client, question, processID } of asked)
    if (stuck.has(processID) && held.get(client) === question) hangUp(client)
}

/** Ends it without waiting: one that is asked something breaks off. The pool drops it when let go. */
function hangUp(client: pg.PoolClient): void {
  void (client as unknown as pg.Client).end().catch(() => undefined)
}
