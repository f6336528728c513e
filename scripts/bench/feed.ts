import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type {
  HomeChannelList,
  Integration,
  IntegrationAddress,
  Property,
  PropertyPage,
  PublicationHomePage,
} from '../../generated/model/index.ts'
import type { Db } from '../../server/db/index.ts'
import { channelAt, noteFetch } from '../../server/modules/integration/index.ts'
import { stampOf } from '../../server/modules/publication/index.ts'
import { beside, fill, PLAIN, serve, settled, signedIn, type Ask } from './agency.ts'
import { EMAIL } from './desk/fill.ts'
import { peakMegabytes } from './memory.ts'

const middle = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const ms = (time: number): string => time.toFixed(1)

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
