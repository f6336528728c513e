import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { MarketPage, OrderPage } from '../../../generated/model/index.ts'
import { inTransaction, sql } from '../../../server/db/index.ts'
import { beside, fill, serve, settled, signedIn, type Ask } from '../agency.ts'
import { EMAIL } from '../desk/fill.ts'
import { percentile } from '../measure.ts'
import { fillMarket, SELLER } from './fill.ts'

/** Homes of the agency that buys. */
const HOMES = 200
const SLOWEST_MS = 15
/** Asked before anything counts: the first ones meet nothing that is warm. */
const WARM = 60

/** What is asked: its name, by whom, where. */
interface Question {
  name: string
  ask: Ask
  url: string
}

interface Size {
  items: number
  orders: number
  times: number
  /** A folder that is kept and used again; null: one of its own. */
  kept: string | null
}

/** How long each list of the marketplace takes over HTTP. */
export async function measureMarket(
  port: number,
  { items, orders, times, kept }: Size,
  say: (line: string) => void,
): Promise<string> {
  const dir = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'llar-bench-market-')))
  const isFilled = existsSync(path.join(dir, 'pg18'))
  try {
    if (!isFilled) await fill(dir, HOMES)
    const server = await serve(dir, port)
    const { deps, close } = await beside(dir)
    try {
      await settled(deps.db)
      const slug = EMAIL.split('@')[0] ?? ''
      if (!isFilled) {
        await inTransaction(deps.db, (trx) => fillMarket(trx, slug, { items, orders }, say))
        await sql`vacuum analyze`.execute(deps.db)
      }
      const { rows } = await sql<{ id: string }>`
        select l.id from listing l join property p on p.id = l.id
        join agency a on a.id = p.agency_id and a.slug = ${slug}
        where l.public #>> '{location,island}' = 'MALLORCA' order by l.id limit 1`.execute(deps.db)
      const buyer = await signedIn(server.site, EMAIL)
      const seller = await signedIn(server.site, SELLER)
      return await table(await questions(buyer, seller, rows[0]?.id ?? ''), times, say)
    } finally {
      await server.stop()
      await close()
    }
  } finally {
    if (kept === null) await rm(dir, { recursive: true, force: true })
  }
}

/** The lists as the screens ask for them, and their second pages. */
async function questions(buyer: Ask, seller: Ask, home: string): Promise<Question[]> {
  const after = async (ask: Ask, url: string): Promise<string> => {
    const { next } = await ask<MarketPage | OrderPage>(url)
    return `${url}&cursor=${encodeURIComponent(next ?? '')}`
  }
  const near = `market/?propertyId=${home}`
  const month = new Date().toISOString().slice(0, 7)
  return [
    { name: 'market', ask: buyer, url: 'market/?' },
    { name: 'market, second page', ask: buyer, url: await after(buyer, 'market/?sort=near') },
    { name: 'market, category', ask: buyer, url: 'market/?category=photo' },
    {
      name: 'market, island, up to a price',
      ask: buyer,
      url: 'market/?island=IBIZA&priceMax=15000',
    },
    { name: 'market, words', ask: buyer, url: 'market/?q=fotos' },
    { name: 'market, by rating', ask: buyer, url: 'market/?sort=rating' },
    { name: 'market, by price', ask: buyer, url: 'market/?sort=price' },
    { name: 'market for a home', ask: buyer, url: near },
    { name: 'market for a home, second page', ask: buyer, url: await after(buyer, near) },
    { name: 'market for a home, category', ask: buyer, url: `${near}&category=photo` },
    { name: 'orders bought', ask: buyer, url: 'order/?side=bought' },
    {
      name: 'orders bought, second page',
      ask: buyer,
      url: await after(buyer, 'order/?side=bought'),
    },
    { name: 'orders bought, in a state', ask: buyer, url: 'order/?side=bought&state=completed' },
    { name: 'orders of a home', ask: buyer, url: `order/?side=bought&propertyId=${home}` },
    { name: 'orders sold', ask: seller, url: 'order/?side=sold' },
    { name: 'orders sold, second page', ask: seller, url: await after(seller, 'order/?side=sold') },
    { name: 'publications', ask: seller, url: 'market/publication/?' },
    { name: 'earnings', ask: seller, url: 'order/earnings/?' },
    { name: 'statement of a month', ask: seller, url: `order/earnings/statement/?period=${month}` },
  ]
}

async function table(
  asked: Question[],
  times: number,
  say: (line: string) => void,
): Promise<string> {
  const lines = [`| list | p50 ms | p95 ms | p95 ≤ ${SLOWEST_MS} |`, '| --- | --- | --- | --- |']
  for (const { name, ask, url } of asked) {
    const answer = await ask<{ detail?: string; items?: unknown[] }>(url)
    if (answer.detail !== undefined || answer.items?.length === 0)
      throw new Error(`${name}: ${JSON.stringify(answer)}`)
    const found: number[] = []
    for (let at = -WARM; at < times; at += 1) {
      const begun = performance.now()
      await ask(url)
      if (at >= 0) found.push(performance.now() - begun)
    }
    const [p50, p95] = [percentile(found, 0.5), percentile(found, 0.95)]
    const isQuick = p95 <= SLOWEST_MS ? 'yes' : '**no**'
    lines.push(`| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${isQuick} |`)
    say(lines.at(-1) ?? '')
  }
  return lines.join('\n')
}
