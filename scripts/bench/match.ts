import { inTransaction, sql, uuidv7, type Db } from '../../server/db/index.ts'
import { buildApp } from '../../server/app.ts'
import { openDeps } from '../../server/deps.ts'
import { readEnv } from '../../server/config/env.ts'
import {
  fillDemands,
  fillHomes,
  someCriteria,
  someFacts,
} from '../../server/modules/match/pairs.fixture.ts'
import { createKnownPerson } from '../../server/modules/user/index.ts'
import { percentile } from './measure.ts'
import { databaseMilliseconds } from './memory.ts'

/**
 * One way of asking; milliseconds by the clock, and of processor time, which neighbours on the
 * machine do not lengthen.
 */
export interface MatchFinding {
  way: string
  count: number
  clock: number[]
  database: number[]
  both: number[]
  /** How many rows fitted, half the time at least. */
  fitting: number
}

const PASSWORD = 'llar-bench'
const EMAIL = 'aina@bench.example'
/** So many homes are the agency's own; the others are of many others. */
const SHARE = 20
const PART = 10_000
const TARGET = 50

/** Agencies with homes, and all demands at the first of them: the hardest case. */
async function fill(
  db: Db,
  homes: number,
  demands: number,
  say: (line: string) => void,
): Promise<void> {
  const agencies = Array.from({ length: SHARE }, () => uuidv7())
  for (const [i, id] of agencies.entries())
    await sql`
      insert into agency (id, slug, doc)
      values (${id}, ${`bench-${i}`}, '{"tradeName": "Bench"}')`.execute(db)
  await createKnownPerson(db, {
    email: EMAIL,
    password: PASSWORD,
    role: 'ADMIN',
    agencyId: agencies[0] ?? null,
    first_name: 'Aina',
  })
  const all = someFacts(homes)
  for (let i = 0; i < homes; i += PART) {
    await fillHomes(db, agencies, all.slice(i, i + PART))
    say(`${Math.min(homes, i + PART).toLocaleString('en')} homes`)
  }
  const card = {
    ref: 'B',
    title: { es: 'Casa' },
    place: 'Palma',
    photo: null,
    agencyName: 'Bench',
    price: null,
  }
  await sql`insert into listing (id, agency_id, state, public, cards, published_at)
    select id, agency_id, 'active', '{}', jsonb_build_object(operations[1],
      ${JSON.stringify(card)}::jsonb || jsonb_build_object('operation', operations[1])), now()
    from property`.execute(db)
  const wishes = someCriteria(demands)
  for (let i = 0; i < demands; i += PART)
    await fillDemands(db, agencies[0] ?? '', wishes.slice(i, i + PART), i)
  say(`${demands.toLocaleString('en')} demands`)
}

const some = async (db: Db, from: 'demand' | 'property', count: number): Promise<string[]> =>
  (
    await sql<{
      id: string
    }>`
      select id from ${sql.table(from)} where agency_id = (select agency_id from app_user
      where email = ${EMAIL}) order by md5(id::text) limit ${count}`.execute(db)
  ).rows.map(({ id }) => id)

/**
 * Fills a scratch folder, unless it is filled, and asks both ways through the API: rights, score,
 * words, contract.
 */
export async function measureMatches(
  dir: string,
  homes: number,
  demands: number,
  count: number,
  say: (line: string) => void,
): Promise<MatchFinding[]> {
  const { deps, close } = await openDeps(
    readEnv({
      DATA_DIR: dir,
      LOG_LEVEL: 'silent',
      SITE_URL: 'http://127.0.0.1',
      RATE_LIMIT: 'off',
      JOB_WORKERS: '0',
    }),
  )
  const app = await buildApp(deps)
  try {
    const there = await deps.db
      .selectFrom('match_demand')
      .select('demand_id')
      .limit(1)
      .executeTakeFirst()
    if (!there) await inTransaction(deps.db, (trx) => fill(trx, homes, demands, say))
    await sql`vacuum analyze`.execute(deps.db)
    const login = await app.inject({
      method: 'POST',
      url: '/api/v1/user/login/',
      payload: { email: EMAIL, password: PASSWORD },
    })
    const headers = { authorization: `Token ${login.json<{ token: string }>().token}` }
    const ways = [
      {
        way: "a demand's homes",
        ids: await some(deps.db, 'demand', count),
        url: (id: string) => `/api/v1/match/demand/${id}/`,
      },
      {
        way: "a home's demands",
        ids: await some(deps.db, 'property', count),
        url: (id: string) => `/api/v1/match/property/${id}/`,
      },
      {
        way: 'near misses',
        ids: await some(deps.db, 'demand', Math.ceil(count / 3)),
        url: (id: string) => `/api/v1/match/demand/${id}/near/`,
      },
    ]
    const found: MatchFinding[] = []
    for (const { way, ids, url } of ways) {
      const [clock, database, both, totals]: [number[], number[], number[], number[]] = [
        [],
        [],
        [],
        [],
      ]
      for (const [i, id] of ids.entries()) {
        const [data, server, begin] = [
          databaseMilliseconds(dir),
          process.cpuUsage(),
          performance.now(),
        ]
        const answer = await app.inject({ url: url(id), headers })
        if (answer.statusCode !== 200)
          throw new Error(
            `${url(id)} answered ${answer.statusCode}: ${answer.payload.slice(0, 300)}`,
          )
        const [elapsed, { user, system }, spent] = [
          performance.now() - begin,
          process.cpuUsage(server),
          databaseMilliseconds(dir) - data,
        ]
        if (i >= ids.length / 20) {
          // the first ones warm caches
          clock.push(elapsed)
          database.push(spent)
          both.push(spent + (user + system) / 1000)
        }
        const body = answer.json<{ total?: number; items: unknown[] }>()
        totals.push(body.total ?? body.items.length)
      }
      found.push({
        way,
        count: clock.length,
        clock,
        database,
        both,
        fitting: percentile(totals, 0.5),
      })
      say(way)
    }
    return found
  } finally {
    await app.close()
    await close()
  }
}

/** The findings as a table of Markdown. */
export function matchTable(found: MatchFinding[]): string {
  const both = (times: number[]): string =>
    `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`
  const met = ({ way, clock }: MatchFinding): string =>
    way === 'near misses' ? '' : percentile(clock, 0.95) < TARGET ? 'yes' : '**no**'
  const rows = found.map((one) => [
    one.way,
    one.count,
    both(one.clock),
    both(one.database),
    both(one.both),
    one.fitting,
    met(one),
  ])
  const head = [
    'matches',
    'n',
    'by the clock p50 / p95',
    'database',
    'with the server',
    'fitting (median)',
    `p95 < ${TARGET}`,
  ]
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
