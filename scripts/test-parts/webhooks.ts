import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '../../server/config/env.ts'
import { openDeps } from '../../server/deps.ts'
import { sql, type Database } from '../../server/db/index.ts'
import { memoryFolder } from '../../server/testing/memory-folder.ts'
import { scaled } from '../../server/testing/scaled.ts'
import type { Result } from '../part.ts'
import { openPost } from './kill/post.ts'
import { startServer } from './kill/server.ts'
import { Agency } from './webhooks/agency.ts'
import { startReceiver, type Receiver } from './webhooks/receivers.ts'

export const name = 'webhooks through crashes'
export const cores = 0.5
export const seconds = 70

const HOMES = 50
/** Requests of a hundred that the receiver fails. */
const FAILING = 30
const PATIENCE_MS = 300_000
/** How late others may be told while one address hangs. */
const LATE_MS = 1000
const PROBES = 10

/** Enough that both kills come in the middle of a backlog; `npm run webhooks` has the thousands. */
export const run = (): Promise<Result> => trial(scaled(150, 400), 2)

/**
 * Homes change while one receiver fails three requests in ten, one hangs and one is well, and the
 * server that sends is killed again and again: every event that is stored comes to both that answer
 * at least once, `standardwebhooks` takes each signature, and the hanging one makes nobody late.
 * Pauses of hours go by at once.
 */
export async function trial(events: number, kills: number): Promise<Result> {
  const dataDir = memoryFolder('llar-webhooks-')
  const result: Result = { passed: 0, failed: 0 }
  const judge = (what: string, fault: string | null): void => {
    result[fault === null ? 'passed' : 'failed'] += 1
    if (fault !== null) console.error(`${what}: ${fault}`)
  }
  const settings = { FETCH_PRIVATE_HOSTS: 'on' }
  const [post, failing, hanging, well] = await Promise.all([
    openPost(),
    startReceiver({ failing: FAILING }),
    startReceiver({ hangs: true }),
    startReceiver(),
  ])
  let server = await startServer(dataDir, post.url, settings)
  try {
    const agency = new Agency(server.url)
    await agency.open(HOMES)
    for (const [called, receiver] of Object.entries({ failing, hanging, well }))
      receiver.knows((await agency.hook(called, receiver.url)).secret)
    let [changed, killed] = [0, 0]
    while (changed < events || killed < kills) {
      const work = agency.change()
      work.catch(() => undefined) // a kill cuts it off while nobody waits for it
      if (killed < kills && changed >= (killed * events) / kills) {
        await sleep(Math.random() * 400) // the kill comes in the middle of something
        await server.kill(killed % 2 === 0 ? 'server' : 'both')
        await work.catch(() => 0)
        server = await startServer(dataDir, post.url, settings)
        agency.url = server.url
        killed += 1
      } else changed += await work
    }
    const told = await everythingTold(dataDir, [failing, well])
    const late = await latest(agency, well)
    for (const [called, receiver] of Object.entries({ failing, well })) {
      const missing = told.ids.filter((id) => !receiver.taken.has(id)).length
      judge(`each event came (${called})`, missing === 0 ? null : `${missing} are missing`)
      const refused = receiver.refused()
      judge(`each is verified (${called})`, refused === 0 ? null : `${refused} are not`)
    }
    judge('enough happened', told.ids.length >= events ? null : `${told.ids.length} events`)
    judge('one that hangs makes nobody late', late <= LATE_MS ? null : `${late} ms`)
    judge('it did hang', hanging.asked() > 0 ? null : 'nothing was sent to it')
    console.log(
      `${told.ids.length} events, ${kills} kills; ${failing.asked()} requests to the one that fails, ` +
        `${well.asked()} to the one that is well; at most ${late} ms late beside the one that hangs`,
    )
  } finally {
    await server.kill('both')
    for (const one of [post, failing, hanging, well]) await one.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return result
}

/** The longest of some changes, from its answer until it was told, once the backlog is gone. */
async function latest(agency: Agency, well: Receiver): Promise<number> {
  await quiet(well)
  let longest = 0
  for (let probe = 0; probe < PROBES; probe += 1) {
    const before = well.taken.size
    await agency.change(1)
    const answered = Date.now()
    while (well.taken.size < before + 2) {
      if (Date.now() - answered > PATIENCE_MS) return Infinity
      await sleep(5)
    }
    longest = Math.max(longest, Date.now() - answered)
  }
  return longest
}

/** Waits until a receiver has had nothing for a second. */
async function quiet(receiver: Receiver): Promise<void> {
  for (let before = -1; before !== receiver.asked(); await sleep(1000)) before = receiver.asked()
}

/** Lets the pauses of hours go by until all has come; the ids of what is stored. */
async function everythingTold(dataDir: string, receivers: Receiver[]): Promise<{ ids: string[] }> {
  const { deps, close } = await openDeps(
    readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' }),
  )
  try {
    const ids = await eventsOf(deps.db)
    const end = Date.now() + PATIENCE_MS
    while (Date.now() < end) {
      if (receivers.every(({ taken }) => ids.every((id) => taken.has(id)))) break
      await sql`update webhook_delivery set next_at = now() where next_at > now()`.execute(deps.db)
      await deps.jobs.add(deps.db, 'webhook.sweep', {}, { key: 'clock' })
      await sleep(500)
    }
    return { ids }
  } finally {
    await close()
  }
}

/** `webhook-id` of each event that is stored. */
async function eventsOf(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('event')
    .select('id')
    .where('kind', '=', 'property.saved')
    .execute()
  return rows.map(({ id }) => `msg_${id.replaceAll('-', '')}`)
}
