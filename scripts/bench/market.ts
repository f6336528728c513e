import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Agency, Profile, User } from '../../generated/model/index.ts'
import { readEnv } from '../../server/config/env.ts'
import { inTransaction, json, sql, uuidv7, type Db } from '../../server/db/index.ts'
import { openDeps } from '../../server/deps.ts'
import { columnsOf } from '../../server/modules/market/publication/columns.ts'
import { places } from '../../server/modules/place/place-data.ts'
import { createKnownPerson } from '../../server/modules/user/index.ts'
import { start } from './children.ts'
import { homeRow, PASSWORD } from './desk/fill.ts'
import { insert } from './desk/insert.ts'
import { homeMaker } from './homes.ts'
import { percentile } from './measure.ts'

const MAIN = path.join(import.meta.dirname, '../../server/main.ts')
const ISLANDS = ['MALLORCA', 'MENORCA', 'IBIZA', 'FORMENTERA'] as const
const CATEGORIES = ['photo', 'floor_plan', 'energy_certificate', 'video', 'cleaning'] as const
const STATES = [
  'completed',
  'completed',
  'completed',
  'cancelled',
  'accepted',
  'requested',
] as const
const AGENCIES = 40
const SELLERS = 1000
const LIMIT_MS = 15
const nth = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

const docOf = (at: number) => ({
  category: nth(CATEGORIES, at),
  title: { es: `Fotos de casas ${at}`, en: `Photos of homes ${at}` },
  description: { es: 'Interior, exterior y vistas, con luz natural. '.repeat(6) },
  price: { kind: 'fixed' as const, amount: 9_000 + (at % 400) * 100 },
  vat: '21' as const,
  islands: [nth(ISLANDS, at)],
  leadDays: at % 7,
  cancellation: 'standard' as const,
  payWhen: 'after' as const,
})

async function people(trx: Db): Promise<{ agencies: string[]; users: string[] }> {
  const agencies: string[] = []
  for (let at = 0; at < AGENCIES; at += 1) {
    const id = uuidv7()
    await sql`insert into agency (id, slug, doc)
      values (${id}, ${`buyer${at}`}, ${json({ tradeName: `Agencia ${at}` })})`.execute(trx)
    agencies.push(id)
  }
  for (const [name, role, agencyId] of [
    ['buyer', 'ADMIN', agencies[0]],
    ['seller', 'SERVICE', undefined],
  ] as const)
    await createKnownPerson(trx, {
      email: `${name}@bench.example`,
      password: PASSWORD,
      role,
      first_name: 'Aina',
      ...(agencyId && { agencyId }),
    })
  await insert(trx, 'app_user', SELLERS - 1, (at) => ({
    id: uuidv7(),
    email: `s${at}@bench.example`,
    role: 'SERVICE',
    first_name: 'Tomeu',
  }))
  const { rows } = await sql<{ id: string }>`select id from app_user where role = 'SERVICE'
    order by (email = 'seller@bench.example') desc`.execute(trx)
  return { agencies, users: rows.map(({ id }) => id) }
}

async function homeOf(trx: Db, agencyId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user where agency_id = ${agencyId}`.execute(trx)
  const person = rows[0]?.id ?? ''
  const named = { id: agencyId, tradeName: 'Bench' } as unknown as Agency
  const make = homeMaker(places, [named], [{ id: person } as unknown as User], Date.now())
  await insert(trx, 'property', 1, (at) => homeRow(at, make, agencyId, [person], Date.now()))
  const found = await sql<{ id: string }>`select id from property`.execute(trx)
  return found.rows[0]?.id ?? ''
}

/** Sellers of all islands, five publications each, and orders of forty agencies among them. */
async function fill(dir: string, items: number, orders: number): Promise<{ home: string }> {
  const { deps, close } = await openDeps(
    readEnv({ DATA_DIR: dir, LOG_LEVEL: 'silent', SITE_URL: 'http://127.0.0.1', JOB_WORKERS: '0' }),
  )
  try {
    const home = await inTransaction(deps.db, async (trx) => {
      const { agencies, users } = await people(trx)
      const now = Date.now()
      const at = (n: number): string => new Date(now - n * 60_000).toISOString()
      const sellers = users.map(() => uuidv7())
      await insert(trx, 'seller', SELLERS, (n) => ({
        id: sellers[n],
        user_id: users[n],
        doc: { displayName: `Llum ${n}`, kind: 'person', municipalityIne: '07040' },
        lat: 38.7 + (n % 130) / 100,
        lon: 1.3 + (n % 290) / 100,
        created_at: at(n),
        updated_at: at(n),
      }))
      const ids = Array.from({ length: items }, () => uuidv7())
      const seller = { doc: { displayName: 'Llum' } } as Parameters<typeof columnsOf>[1]
      await insert(trx, 'market_item', items, (n) => ({
        id: ids[n],
        seller_id: nth(sellers, n),
        state: 'published',
        doc: docOf(n),
        ...columnsOf(docOf(n) as Parameters<typeof columnsOf>[0], seller),
        rating_sum: (n % 9) * 4,
        rating_count: n % 9,
        created_at: at(n),
        updated_at: at(n),
      }))
      await insert(trx, 'market_order', orders, (n) => {
        const state = nth(STATES, n)
        return {
          id: uuidv7(),
          number: `B-${n}`,
          key: uuidv7(),
          buyer_agency: nth(agencies, n),
          seller_id: nth(sellers, n * 7),
          item_id: nth(ids, n * 7),
          category: nth(CATEGORIES, n * 7),
          state,
          payment: state === 'completed' ? 'paid' : 'none',
          buyer_turn: n % 50 === 0,
          seller_turn: state === 'requested',
          item: docOf(n),
          sum: { lines: [], net: 24_000, vat: 5_040, vatPct: 21, retention: 0, retentionPct: 0 },
          total: 29_040,
          fee: 2_400,
          fee_vat: 504,
          created_at: at(orders - n),
          updated_at: at(orders - n),
        }
      })
      return homeOf(trx, agencies[0] ?? '')
    })
    await sql`vacuum analyze seller, market_item, market_order`.execute(deps.db)
    return { home }
  } finally {
    await close()
  }
}

const questionsOf = (home: string) =>
  ({
    buyer: [
      ['market: all', 'market/?limit=24'],
      ['market: words', 'market/?limit=24&q=fotos'],
      ['market: a category on an island', 'market/?limit=24&category=photo&island=MENORCA'],
      ['market: for a home', `market/?limit=24&propertyId=${home}`],
      ['market: by price', 'market/?limit=24&sort=price&priceMax=30000'],
      ['orders bought', 'order/?side=bought&limit=24'],
      ['orders bought, accepted', 'order/?side=bought&limit=24&state=accepted'],
    ],
    seller: [
      ['orders sold', 'order/?side=sold&limit=24'],
      ['publications', 'market/publication/?limit=24'],
    ],
  }) as const

/**
 * Lists of the marketplace through the real server, by an agency and a seller: so many times each,
 * the second page in turn with the first where there is one.
 */
export async function measureMarket(
  port: number,
  { items, orders, times }: { items: number; orders: number; times: number },
): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'llar-bench-market-'))
  try {
    const { home } = await fill(dir, items, orders)
    const env = {
      DATA_DIR: dir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      JOB_WORKERS: '0',
    }
    const server = await start(MAIN, [], env, 'Llar: http')
    const ask = async (address: string, token: string, body?: object): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${address}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
      })
      const said: unknown = await answer.json()
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${JSON.stringify(said)}`)
      return said
    }
    const rows: string[] = []
    try {
      for (const [who, questions] of Object.entries(questionsOf(home))) {
        const login = { email: `${who}@bench.example`, password: PASSWORD }
        const { token } = (await ask('user/login/', '', login)) as Profile
        for (const [name, address] of questions) {
          const took: number[] = []
          let next: string | null = null
          for (let turn = -10; turn < times; turn += 1) {
            const begun = performance.now()
            const page = (await ask(
              next === null ? address : `${address}&cursor=${encodeURIComponent(next)}`,
              token,
            )) as { items: unknown[]; next: string | null }
            if (turn >= 0) took.push(performance.now() - begun)
            if (page.items.length === 0) throw new Error(`${name}: nothing`)
            next = next === null ? page.next : null
          }
          const [half, most] = [percentile(took, 0.5), percentile(took, 0.95)]
          rows.push(
            `| ${name} | ${half.toFixed(1)} | ${most.toFixed(1)} | ${most <= LIMIT_MS ? 'yes' : 'no'} |`,
          )
        }
      }
    } finally {
      await server.stop()
    }
    return [
      `${items} publications, ${orders} orders, ${times} times each, load ${os.loadavg()[0]?.toFixed(1)}:`,
      '',
      `| list, ms | p50 | p95 | p95 ≤ ${LIMIT_MS} |`,
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n')
  } finally {
    await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 })
  }
}
