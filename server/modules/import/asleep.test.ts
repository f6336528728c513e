import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportRun } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { freezing } from '../../testing/freezing.ts'
import { startFeeds, type Feeds } from './feed/feeds.fixture.ts'
import { runImport } from './run.ts'

/** A process that slept longer than its lease, wherever it stood, while another did the run. */
let feeds: Feeds
beforeAll(async () => {
  feeds = await startFeeds()
})
afterAll(() => feeds.close())

const FEED = (id: string): string =>
  `<root><kyero><feed_version>3</feed_version></kyero>${[1, 2]
    .map(
      (at) =>
        `<property><id>${id}-${at}</id><ref>${id}-${at}</ref><price>100000</price>` +
        '<price_freq>sale</price_freq><type>Villa</type><town>Palma</town>' +
        '<province>Illes Balears</province></property>',
    )
    .join('')}</root>`

/** A run that is asked for, and of whose jobs none has begun. */
async function asked(token: string, id: string): Promise<string> {
  const { body } = await feeds.server.call('createImport', {
    token,
    body: { provider: 'kyero' },
    files: [{ field: 'file', filename: 'k.xml', mime: 'text/xml', content: FEED(id) }],
  })
  return (body as ImportRun).id
}
const holdsNothing = async (): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_stat_activity where state = 'idle in transaction'
    and datname = current_database()`.execute(feeds.server.db)
  return rows.length === 0
}
const finished = async (id: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from event
    where kind = 'import.finished' and subject = ${id}`.execute(feeds.server.db)
  return rows[0]?.n ?? 0
}

/** Each time the process sleeps a few statements later; `then` is what the others did. */
async function everywhere(
  step: number,
  then: (token: string, id: string) => Promise<void>,
  look: (token: string, id: string, where: string) => Promise<void>,
): Promise<void> {
  let rounds = 0
  for (let left = 0; ; left += step) {
    const token = await feeds.agency()
    const id = await asked(token, `S${left}`)
    const asleep = freezing(feeds.server.deps, left)
    const run = runImport(asleep.deps, id).catch(() => undefined)
    if ((await Promise.race([run.then(() => 'done'), asleep.stopped])) === 'done') break
    const isFree = await holdsNothing()
    if (isFree) {
      await runImport(feeds.server.deps, id)
      await then(token, id)
    }
    asleep.thaw()
    await run
    if (isFree) await look(token, id, `after ${left}`)
    if (isFree) rounds += 1
  }
  expect(rounds).toBeGreaterThan(1)
}

it('ends the run once, and says so once', async () => {
  await everywhere(
    2,
    async () => undefined,
    async (token, id, where) => {
      const { status, totals } = await feeds.read(token, id)
      expect([status, totals.created, totals.errors, await finished(id)], where).toEqual([
        'done',
        2,
        0,
        1,
      ])
      expect((await feeds.portfolio(token)).total, where).toBe(2)
    },
  )
}, 300_000)

it('brings nothing back that was taken back meanwhile', async () => {
  await everywhere(
    4,
    async (token, id) => void (await feeds.undo(token, id)),
    async (token, id, where) => {
      expect((await feeds.read(token, id)).status, where).toBe('rolled_back')
      expect((await feeds.portfolio(token)).total, where).toBe(0)
    },
  )
}, 300_000)

it('ends without a word where it lost its connection by it', async () => {
  const token = await feeds.agency()
  const id = await asked(token, 'lost')
  const { deps } = feeds.server
  const files = {
    ...deps.files,
    get: async () => {
      await runImport(deps, id)
      throw new Error('Connection terminated unexpectedly')
    },
  }
  await expect(runImport({ ...deps, files }, id)).resolves.toBeUndefined()
  expect((await feeds.read(token, id)).status).toBe('done')
})
