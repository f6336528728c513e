import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { uuidv7 } from './id.ts'

/** Who dies while migrating holds others up no longer. */
const LEASE_SECONDS = 20
const WAIT_MS = 120_000

/** That one process alone migrates the database, by its own word every few seconds. */
export interface Lease {
  holder: string
  release(): Promise<void>
}

/**
 * Waits for who migrates, then says on a line of its own that we do, also while a migration takes
 * its time on the other; the line is ended with the lease.
 */
export async function takeLease(client: pg.Client, say: (words: string) => void): Promise<Lease> {
  const holder = uuidv7()
  try {
    await wait(client, holder, say)
  } catch (error) {
    await client.end()
    throw error
  }
  let renewed: Promise<unknown> = Promise.resolve()
  const renewal = setInterval(
    () => (renewed = lease(client, holder).catch(() => undefined)),
    (LEASE_SECONDS / 4) * 1000,
  )
  return {
    holder,
    release: async () => {
      clearInterval(renewal)
      // One under way would write it anew.
      await renewed
      await client
        .query('delete from migration_lease where holder = $1', [holder])
        .catch(() => undefined)
      await client.end()
    },
  }
}

async function wait(
  client: pg.Client,
  holder: string,
  say: (words: string) => void,
): Promise<void> {
  const end = performance.now() + WAIT_MS
  for (let asked = 0; !(await lease(client, holder)); asked += 1) {
    if (asked === 0) say('Another process is migrating the database, or died of it: waiting for it')
    if (performance.now() > end)
      throw new Error('Another process has been migrating the database for two minutes')
    await sleep(100)
  }
}

async function lease(client: pg.Client, holder: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into migration_lease (id, holder, until) values (1, $1, clock_timestamp() + make_interval(secs => $2))
     on conflict (id) do update set holder = excluded.holder, until = excluded.until
     where migration_lease.until < clock_timestamp() or migration_lease.holder = excluded.holder`,
    [holder, LEASE_SECONDS],
  )
  return rowCount === 1
}
