import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { ApiKeySecret, Property } from '../../generated/model/index.ts'
import { sql, type Db } from '../../server/db/index.ts'
import { beside, fill, serve, settled, signedIn, type Ask } from './agency.ts'
import { EMAIL } from './desk/fill.ts'
import { memoryFromNow, peakMegabytes } from './memory.ts'

const CHANGED = 200
const WRITERS = 3
const DAY = 86_400_000

interface Record {
  ListingKey: string
  ListPrice: number | null
  StandardStatus: string
  ModificationTimestamp: string
}

/** A partner's copy over HTTP, that reads on from the highest time it has seen. */
class Copy {
  readonly homes = new Map<string, Record>()
  readonly pages: number[] = []
  private since = '2000-01-01T00:00:00Z'

  private readonly site: string
  private readonly secret: string

  constructor(site: string, secret: string) {
    this.site = site
    this.secret = secret
  }

  /** Reads on, page after page; how many records came. */
  async read(): Promise<number> {
    const filter = encodeURIComponent(`ModificationTimestamp gt ${this.since}`)
    let url: string | undefined =
      `${this.site}/reso/odata/Property?$filter=${filter}` + '&$orderby=ModificationTimestamp%20asc'
    let count = 0
    while (url !== undefined) {
      const at = performance.now()
      const reply = await fetch(url, { headers: { authorization: `Bearer ${this.secret}` } })
      const body = (await reply.json()) as { value: Record[]; '@odata.nextLink'?: string }
      if (reply.status !== 200) throw new Error(`${reply.status} ${JSON.stringify(body)}`)
      this.pages.push(performance.now() - at)
      for (const home of body.value) {
        this.homes.set(home.ListingKey, home)
        if (home.ModificationTimestamp > this.since) this.since = home.ModificationTimestamp
        count += 1
      }
      const next: string | undefined = body['@odata.nextLink']
      url = next === undefined ? undefined : new URL(next, this.site).href
    }
    return count
  }
}

/** Another price, or one in ten off the market. */
async function change(ask: Ask, id: string, at: number): Promise<void> {
  const { version, basics } = await ask<Property>(`property/${id}/`)
  const saved =
    at % 10 === 0
      ? await ask<Property>(`property/${id}/status/`, 'POST', {
          version,
          status: at % 20 === 0 ? 'closed' : 'withdrawn',
        })
      : await ask<Property>(`property/${id}/`, 'PATCH', {
          version,
          basics: {
            ...basics,
            offers: basics.offers.map((offer) => ({ ...offer, price: 10_000_000 + at * 100 })),
          },
        })
  if (!(saved.version > version)) throw new Error(`not changed: ${JSON.stringify(saved)}`)
}

/** Records of the agency that the copy lacks or tells otherwise than the database. */
async function missing(db: Db, copy: Copy): Promise<number> {
  const { rows } = await sql<{ key: string; record: Record }>`
    select listing_key as key, record from reso_property where agency_id =
      (select agency_id from app_user where email = ${EMAIL})`.execute(db)
  return rows.filter(({ key, record }) => {
    const home = copy.homes.get(key)
    return (
      home?.StandardStatus !== record.StandardStatus ||
      (home.ListPrice ?? null) !== (record.ListPrice ?? null)
    )
  }).length
}

const middle = (times: number[], part = 0.5): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0

/**
 * A partner that copies so many homes through the real server and reads on while 200 of them change
 * price or leave the market: what it misses, how long a page takes, what the server holds.
 */
export async function measureReso(
  port: number,
  count: number,
  say: (line: string) => void,
): Promise<string> {
  const begin = performance.now()
  const seconds = () => (performance.now() - begin) / 1000
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-reso-'))
  say(`filling ${count} homes`)
  await fill(dir, count)
  const server = await serve(dir, port)
  const { deps, close } = await beside(dir)
  try {
    const ask = await signedIn(server.site, EMAIL)
    say(`${seconds().toFixed(0)} s: drawing records`)
    await settled(deps.db)
    const { secret } = await ask<ApiKeySecret>('key/', 'POST', {
      name: 'Bench',
      scopes: ['read:reso'],
      expiresOn: new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10),
    })
    const { rows } = await sql<{ id: string }>`select distinct p.id from property p
      join reso_property r on r.property_id = p.id where p.agency_id =
        (select agency_id from app_user where email = ${EMAIL})
      order by p.id limit ${CHANGED}`.execute(deps.db)
    const copy = new Copy(server.site, secret)
    const before = memoryFromNow(server.pid)
    say(`${seconds().toFixed(0)} s: copying`)
    const first = performance.now()
    const all = await copy.read()
    const whole = performance.now() - first
    const pages = [...copy.pages]
    say(`${seconds().toFixed(0)} s: ${all} records, then ${rows.length} changes`)
    let isOver = false
    const writing = Promise.all(
      Array.from({ length: WRITERS }, async (_, worker) => {
        for (let at = worker; at < rows.length; at += WRITERS)
          await change(ask, rows[at]?.id ?? '', at)
      }),
    ).finally(() => (isOver = true))
    const reading = async () => {
      while (!isOver) await copy.read()
    }
    await Promise.all([writing, reading()])
    await copy.read()
    const lost = await missing(deps.db, copy)
    const more = peakMegabytes(server.pid) - before
    return [
      '| homes, records | copied whole | a page of 200, p50 / p95 | changed meanwhile | ' +
        'missing or other | server, more memory at its peak |',
      '| --- | --- | --- | --- | --- | --- |',
      `| ${count}, ${all} | ${(whole / 1000).toFixed(1)} s | ${middle(pages).toFixed(0)} ` +
        `/ ${middle(pages, 0.95).toFixed(0)} ms ` +
        `| ${rows.length} | ${lost} | ${more} MB of ${before + more} |`,
      `Load ${os.loadavg()[0]?.toFixed(1)}.`,
    ].join('\n')
  } finally {
    await close()
    await server.stop()
    await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })
  }
}
