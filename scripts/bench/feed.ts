import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  Agency,
  HomeChannelList,
  Integration,
  IntegrationAddress,
  Profile,
  Property,
  PropertyPage,
  PublicationHomePage,
  User,
} from '../../generated/model/index.ts'
import { readEnv } from '../../server/config/env.ts'
import { inTransaction, sql, uuidv7, type Db } from '../../server/db/index.ts'
import { openDeps } from '../../server/deps.ts'
import { channelAt, noteFetch } from '../../server/modules/integration/index.ts'
import { syncListings } from '../../server/modules/listing/index.ts'
import { places } from '../../server/modules/place/place-data.ts'
import { stampOf } from '../../server/modules/publication/index.ts'
import { createKnownPerson } from '../../server/modules/user/index.ts'
import { start } from './children.ts'
import { EMAIL, homeRow, PASSWORD } from './desk/fill.ts'
import { insert } from './desk/insert.ts'
import { homeMaker } from './homes.ts'
import { peakMegabytes } from './memory.ts'

const MAIN = path.join(import.meta.dirname, '../../server/main.ts')
const BATCH = 500

/** An agency without a channel, beside whose saves those of the other are measured. */
const PLAIN = 'plain@bench.example'
const FEW = 20

/** An agency with so many homes on the market, and another with a few. */
async function fill(dir: string, count: number): Promise<void> {
  const { deps, close } = await openDeps(
    readEnv({ DATA_DIR: dir, LOG_LEVEL: 'silent', SITE_URL: 'http://127.0.0.1', JOB_WORKERS: '0' }),
  )
  const now = Date.now()
  const add = async (trx: Db, email: string, homes: number, from: number) => {
    const agencyId = uuidv7()
    const slug = email.split('@')[0]
    await sql`
      insert into agency (id, slug, doc)
      values (${agencyId}, ${slug}, '{"tradeName": "Bench"}')`.execute(trx)
    const who = { email, password: PASSWORD, role: 'ADMIN' as const, first_name: 'Aina' }
    await createKnownPerson(trx, { ...who, agencyId })
    const { id } = await trx
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const agency = { id: agencyId, tradeName: 'Bench' } as unknown as Agency
    const make = homeMaker(places, [agency], [{ id } as unknown as User], now)
    const made = Array.from({ length: homes }, (_, at) => make(from + at))
    const same = (at: number): ReturnType<typeof make> => made[at] ?? make(from + at)
    await insert(trx, 'property', homes, (at) => ({
      ...homeRow(at, same, agencyId, [id], now),
      status: 'active',
    }))
    for (let at = 0; at < homes; at += BATCH) await syncListings(trx, made.slice(at, at + BATCH))
  }
  await inTransaction(deps.db, async (trx) => {
    await add(trx, EMAIL, count, 0)
    await add(trx, PLAIN, FEW, count)
  }).finally(close)
}

/** Work of the server that homes wait for: written by channels, drawn anew at the start. */
const WORK = sql<{ left: number }>`select count(*)::int as left from job
  where state = 'ready'
    and (kind in ('publication.render', 'publication.settle') or kind like 'redraw.%')`

/** Waits until the server has nothing more to write: what is measured then is of nothing else. */
async function settled(db: Db): Promise<void> {
  for (let quiet = 0; quiet < 3; await pause(500)) {
    const { rows } = await WORK.execute(db)
    quiet = rows[0]?.left === 0 ? quiet + 1 : 0
  }
}

const middle = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const ms = (time: number): string => time.toFixed(1)

/** A server on the folder. */
async function serve(dir: string, port: number) {
  const env = { DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT: 'off' }
  const server = await start(MAIN, [], env, 'Llar: http')
  return { ...server, site: `http://127.0.0.1:${port}` }
}

/** How an agency's ADMIN asks. */
async function signedIn(site: string, email: string) {
  let token = ''
  const ask = async <T>(url: string, method = 'GET', body?: object): Promise<T> =>
    (await (
      await fetch(`${site}/api/v1/${url}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      })
    ).json()) as T
  token = (await ask<Profile>('user/login/', 'POST', { email, password: PASSWORD })).token
  return ask
}
type Ask = Awaited<ReturnType<typeof signedIn>>

/** Milliseconds of one save of a home, with another text. */
async function save(ask: Ask, id: string, turn: number): Promise<number> {
  const { version, texts } = await ask<Property>(`property/${id}/`)
  const description = { ...texts?.description, es: `Casa con patio, como la ${turn}.` }
  const at = performance.now()
  const changed = { version, texts: { ...texts, description } }
  const saved = await ask<Property>(`property/${id}/`, 'PATCH', changed)
  const time = performance.now() - at
  if (saved.version !== version + 1) throw new Error(`not saved: ${JSON.stringify(saved)}`)
  return time
}

/** Saves of a home that is out on channels and of one that is on none, in turn: the middle ones. */
async function saves(ask: Ask, ids: string[], plain: Ask): Promise<[number, number]> {
  const home = await onAll(ask, ids)
  const other = await plain<PropertyPage>('property/?limit=1&status=active')
  const [with_, without] = [[], []] as [number[], number[]]
  for (let turn = 0; turn < SAVES; turn += 1) {
    with_.push(await save(ask, home, turn))
    without.push(await save(plain, other.items[0]?.id ?? '', turn))
  }
  return [middle(with_.slice(5)), middle(without.slice(5))]
}

/** An active channel; `settings` by the provider's key. */
async function open(ask: Ask, provider: string, settings: object = {}): Promise<string> {
  const { id } = await ask<Integration>('integration/', 'POST', { provider, name: 'Bench' })
  await ask(`integration/${id}/`, 'PATCH', { version: 1, state: 'active', ...settings })
  return id
}

/** Homes that are out on the first channel, as many as five more channels take. */
async function outOn(ask: Ask, channel: string): Promise<string[]> {
  const state = 'state=published&state=published_with_warning'
  const page = (cursor = '') =>
    ask<PublicationHomePage>(`integration/${channel}/home/?limit=100&${state}${cursor}`)
  const first = await page()
  const second = first.next ? await page(`&cursor=${first.next}`) : { items: [] }
  return [...first.items, ...second.items].map(({ propertyId }) => propertyId)
}

/** The first of some homes that is out on every channel. */
async function onAll(ask: Ask, ids: string[]): Promise<string> {
  for (const id of ids) {
    const { items } = await ask<HomeChannelList>(`property/${id}/publication/`)
    if (items.length > 0 && items.every(({ home }) => home.publishedAt !== null)) return id
  }
  throw new Error('no home is out on every channel')
}

/** One reading by the clock, and the bytes that came, unpacked. */
async function reading(feed: string, headers: Record<string, string>) {
  const at = performance.now()
  const reply = await fetch(feed, { headers })
  const { byteLength } = await reply.arrayBuffer()
  return { status: reply.status, time: performance.now() - at, byteLength, reply }
}

/** The statements of a 304 alone, over a connection of their own. */
async function statements(db: Db, url: string): Promise<number> {
  const times: number[] = []
  const token = url.split('/').at(-2) ?? ''
  for (let turn = 0; turn < ASKED; turn += 1) {
    const at = performance.now()
    const channel = await channelAt(db, token)
    if (channel === null || channel === 'ended') throw new Error('the address opens nothing')
    await noteFetch(db, channel.id, 'bench', new Date())
    await stampOf(db, channel.id)
    times.push(performance.now() - at)
  }
  return middle(times)
}

/** The folder's database beside its server. */
const beside = (dir: string) =>
  openDeps(
    readEnv({ DATA_DIR: dir, LOG_LEVEL: 'silent', SITE_URL: 'http://127.0.0.1', JOB_WORKERS: '0' }),
  )

/** Saving a home without a channel, and with each of these. */
const said = (what: string, [with_, without]: [number, number]): string =>
  `Saving a home on ${what}: ${ms(with_)} ms, on none ${ms(without)} ms ` +
  `(${(with_ / without).toFixed(2)} x; median of ${SAVES - 5} in turn).`
const CHANNELS = ['idealista', 'website_json', 'website_csv', 'website_schema', 'resales']
const SAVES = 45
const ASKED = 60

/** Five more channels, each with the homes that are given. */
async function openOthers(ask: Ask, ids: string[]): Promise<void> {
  for (const provider of CHANNELS) {
    const key = provider.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
    const id = await open(ask, provider, { [key]: { choice: { mode: 'chosen' } } })
    await ask(`integration/${id}/home/`, 'POST', { ids, wanted: true })
  }
}

/**
 * A Kyero channel of so many homes through the real server: written for the first time, read whole
 * and packed by a server that has done nothing else, asked again, and what a save of a home costs
 * with one channel and with six, of which five have a part of the homes: a save writes the rows of
 * one home, however many others there are.
 */
export async function measureFeed(
  port: number,
  count: number,
  say: (line: string) => void,
): Promise<string> {
  const begin = performance.now()
  const step = (what: string) =>
    say(`${((performance.now() - begin) / 1000).toFixed(0)} s: ${what}`)
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-feed-'))
  step(`filling ${count} homes`)
  await fill(dir, count)
  let server = await serve(dir, port)
  const { deps, close } = await beside(dir)
  try {
    const [ask, plain] = [await signedIn(server.site, EMAIL), await signedIn(server.site, PLAIN)]
    await settled(deps.db)
    step('writing a Kyero channel')
    const begun = performance.now()
    const id = await open(ask, 'kyero')
    await settled(deps.db)
    const written = performance.now() - begun
    const { counts } = await ask<Integration>(`integration/${id}/`)
    const { url } = await ask<IntegrationAddress>(`integration/${id}/address/`, 'POST')
    const feed = `${server.site}${new URL(url).pathname}`
    step('saving with one channel')
    const ids = await outOn(ask, id)
    const one = await saves(ask, ids, plain)
    step('opening five more channels')
    await openOthers(ask, ids)
    await settled(deps.db)
    step('saving with six channels')
    const six = await saves(ask, ids, plain)
    step('reading')
    // What it holds now is of the writing; the reader is measured on a server at rest.
    await server.stop()
    server = await serve(dir, port)
    await settled(deps.db)
    const before = peakMegabytes(server.pid)
    const rows: string[] = []
    let tag = ''
    for (const coding of ['identity', 'gzip', 'gzip']) {
      const { time, byteLength, reply } = await reading(feed, { 'accept-encoding': coding })
      tag = reply.headers.get('etag') ?? ''
      rows.push(
        `| ${coding} | ${Math.round(time)} | ${byteLength} | ${peakMegabytes(server.pid) - before} |`,
      )
    }
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': tag }
    const times: number[] = []
    for (let turn = 0; turn < ASKED; turn += 1) {
      const { status, time } = await reading(feed, headers)
      if (status !== 304) throw new Error(`a feed that did not change answered ${status}`)
      times.push(time)
    }
    const again = middle(times)
    const sql = await statements(deps.db, url)
    const { published, warning, blocked } = counts
    step('done')
    return [
      `${count} homes: ${published + warning} out, ${blocked} held back; ` +
        `written in ${Math.round(written)} ms. Load ${os.loadavg()[0]?.toFixed(1)}.`,
      '| read | ms | bytes unpacked | MB more than before |',
      '| --- | --- | --- | --- |',
      ...rows,
      `Server at rest: ${before} MB at its peak.`,
      `304: ${ms(again)} ms, its statements ${ms(sql)} ms, beyond them ${ms(again - sql)} ms (median of ${ASKED}).`,
      said('one channel', one),
      said(`six channels, five of them with ${ids.length} homes chosen one by one`, six),
    ].join('\n')
  } finally {
    await close()
    await server.stop()
    await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })
  }
}
