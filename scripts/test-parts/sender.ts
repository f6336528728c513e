import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '../../server/config/env.ts'
import { sql, type Database } from '../../server/db/index.ts'
import { openDeps } from '../../server/deps.ts'
import { fakeFotocasa, type Mood } from '../../server/modules/publication/push/portal.fixture.ts'
import { memoryFolder } from '../../server/testing/memory-folder.ts'
import type { Result } from '../part.ts'
import { openPost } from './kill/post.ts'
import { startServer, type Server } from './kill/server.ts'
import { Portfolio } from './sender/portfolio.ts'

export const name = 'homes sent through crashes'
export const cores = 0.5
export const seconds = 60

const KEY = 'fk-1234567890abcdef'
const HOMES = 5
const PATIENCE_MS = 120_000

/** Where the sender is killed: what the portal does with the call it was killed in. */
const STEPS: { step: string; mood: Mood; after?: boolean }[] = [
  { step: 'before the portal did anything', mood: 'hang' },
  { step: 'after it did, before its answer', mood: 'die' },
  { step: 'at its yes', mood: 'good', after: true },
  { step: 'at a 401', mood: { status: 401 }, after: true },
  { step: 'at a 400', mood: { status: 400, body: '{"Message":"No"}' }, after: true },
  { step: 'at a 429', mood: { status: 429, headers: { 'retry-after': '600' } }, after: true },
  { step: 'at a 500', mood: { status: 500 }, after: true },
]
const KINDS = ['POST', 'PUT', 'DELETE'] as const

/** In `npm test` the first four steps; `npm run sends -- 21` has each with each kind of call. */
export const run = (): Promise<Result> => trial(4)

/**
 * Homes go to a double of Fotocasa, and the server that sends is killed by SIGKILL in the middle of
 * a call, at each step of it, for a home that is new, one that changed and one that left. In the end
 * the portal has what the agency wants, as it is now; no home was ever there twice, and none stayed.
 * Pauses of hours go by at once.
 */
export async function trial(kills: number): Promise<Result> {
  const dataDir = memoryFolder('llar-sender-')
  const result: Result = { passed: 0, failed: 0 }
  const judge = (what: string, fault: string | null): void => {
    result[fault === null ? 'passed' : 'failed'] += 1
    if (fault !== null) console.error(`${what}: ${fault}`)
  }
  const [post, portal] = await Promise.all([openPost(), fakeFotocasa(KEY)])
  const settings = { FETCH_PRIVATE_HOSTS: 'on', FOTOCASA_URL: portal.origin }
  let server = await startServer(dataDir, post.url, settings)
  try {
    const agency = new Portfolio(server.url)
    await agency.begin(HOMES, KEY)
    const isThere = () => atPortal(portal.homes, agency) === null
    await everythingSent(dataDir, agency, isThere)
    let hit = 0
    for (let round = 0; round < kills; round += 1) {
      const { step, mood, after = false } = STEPS[round % STEPS.length] as (typeof STEPS)[number]
      const kind = KINDS[(round + Math.floor(round / STEPS.length)) % KINDS.length] ?? 'PUT'
      const killed = killAt(portal, kind, { mood, after }, () => server)
      if (kind === 'POST') await sent(agency, dataDir, isThere)
      if (kind === 'DELETE') await agency.withdraw()
      else if (kind === 'PUT') await agency.changeOne()
      else await agency.bringBack()
      const dead = await killed
      hit += dead ? 1 : 0
      portal.be('good')
      if (!dead) await server.kill('server')
      server = await startServer(dataDir, post.url, settings)
      agency.url = server.url
      await everythingSent(dataDir, agency, isThere)
      judge(
        `killed ${step} of a ${kind}`,
        dead ? atPortal(portal.homes, agency) : 'no such call came',
      )
      // A long trial says how it stands.
      console.log(`${round + 1} of ${kills}: ${step} of a ${kind}; ${result.failed} failed`)
    }
    const twice = agency.ids.filter((id) => isTwice(portal.heard.filter((call) => call.id === id)))
    judge('no home was there twice', twice.length === 0 ? null : twice.join())
    console.log(`${hit} kills, ${portal.heard.length} calls, ${portal.homes.size} homes there`)
  } finally {
    await server.kill('both')
    await Promise.all([post.close(), portal.close()])
    await rm(dataDir, { recursive: true, force: true })
  }
  return result
}

type Portal = Awaited<ReturnType<typeof fakeFotocasa>>

/** A home has to be away before it can come back. */
async function sent(agency: Portfolio, dataDir: string, isThere: () => boolean): Promise<void> {
  if (agency.wanted.size < agency.ids.length) return
  await agency.withdraw()
  await everythingSent(dataDir, agency, isThere)
}

/** Kills the server in the next call of a kind; false where none comes in its time. */
function killAt(
  portal: Portal,
  kind: string,
  { mood, after }: { mood: Mood; after: boolean },
  server: () => Server,
): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE_MS)
    let isDone = false
    portal.be(async ({ method }) => {
      if (isDone || method !== kind) return isDone ? 'hang' : 'good'
      isDone = true
      const kill = async () => {
        clearTimeout(late)
        await server().kill('server')
        resolve(true)
      }
      if (!after) await kill()
      // The answer is on its way, or read, or written down: somewhere in there it dies.
      else setTimeout(() => void kill(), Math.random() * 20)
      return mood
    })
  })
}

/** What is wrong with what the portal has; null: nothing. */
function atPortal(homes: Portal['homes'], { wanted }: Portfolio): string | null {
  const strange = [...homes.keys()].filter((id) => !wanted.has(id))
  const missing = [...wanted].filter(([id, rooms]) => bathrooms(homes.get(id)) !== rooms)
  if (strange.length > 0) return `${strange.length} stayed there`
  return missing.length === 0 ? null : `${missing.length} are not there as they are now`
}

/** Feature 12 is bathrooms by their dictionary. */
const bathrooms = (home: Record<string, unknown> | undefined): number | undefined =>
  (home?.['PropertyFeature'] as { FeatureId: number; DecimalValue?: number }[] | undefined)?.find(
    ({ FeatureId }) => FeatureId === BATHROOMS,
  )?.DecimalValue
const BATHROOMS = 12

/** Sent as new while it was there: another portal than the double would have it twice. */
function isTwice(calls: Portal['heard']): boolean {
  let there = false
  for (const { method, done } of calls) {
    if (method === 'POST' && there) return true
    if (done) there = method !== 'DELETE'
  }
  return false
}

/** Lets pauses go by, and a person try again what was refused, until all is at the portal. */
async function everythingSent(dataDir: string, agency: Portfolio, isThere: () => boolean) {
  const { deps, close } = await openDeps(
    readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' }),
  )
  try {
    const end = Date.now() + PATIENCE_MS
    while (Date.now() < end && !(isThere() && (await isQuiet(deps.db)))) {
      await sql`update publication_push set taken_until = null,
        next_at = case when next_at is null then null else now() end`.execute(deps.db)
      await sql`update integration set rests_until = null`.execute(deps.db)
      await agency.again()
      await deps.jobs.add(
        deps.db,
        'publication.push',
        { id: agency.channel },
        { key: agency.channel },
      )
      await sleep(200)
    }
  } finally {
    await close()
  }
}

/** Nothing is on its way, and nothing waits. */
async function isQuiet(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from publication_push
    where waits <> 'none' or taken_until is not null limit 1`.execute(db)
  return rows.length === 0
}
