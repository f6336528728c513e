import pg from 'pg'
import { buildApp } from '../../server/app.ts'
import type { Deps } from '../../server/contract/deps.ts'
import { sql } from '../../server/db/index.ts'
import { clientConfig } from '../../server/db/pool.ts'
import { openDeps } from '../../server/deps.ts'
import { readEnv } from '../../server/config/env.ts'
import { get, percentile, recordStatements, replay, type Statement } from './measure.ts'
import { question, type Kind } from './questions.ts'
import type { Findings } from './report.ts'

/** Questions that only warm caches and compilers. */
const WARM = 30

/** The scratch database with our server in process beside it, whose statements are kept. */
export interface Bench {
  deps: Deps
  /** Folder of the database's socket. */
  socket: string
  someIds(count: number): Promise<string[]>
  /** The statements an address causes. */
  statementsOf(url: string): Promise<Statement[]>
  /** Milliseconds of statements sent again on a connection of their own. */
  replay(statements: Statement[]): Promise<number>
  close(): Promise<void>
}

export async function openBench(dir: string): Promise<Bench> {
  const config = readEnv({
    DATA_DIR: dir,
    LOG_LEVEL: 'silent',
    SITE_URL: 'http://127.0.0.1',
    RATE_LIMIT: 'off',
  })
  const { deps, database, close } = await openDeps(config)
  const { connection } = database
  if (typeof connection === 'string') throw new Error('The bench measures the embedded database')
  const recorded = recordStatements(database.pool)
  const app = await buildApp(deps)
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  return {
    deps,
    socket: connection.host,
    someIds: async (count) => {
      const { rows } = await sql<{
        id: string
      }>`
        select id from listing_search where bucket = 3
        order by (('x' || right(id::text, 6))::bit(24)::int), id limit ${count}`.execute(deps.db)
      return rows.map(({ id }) => id)
    },
    statementsOf: async (url) => {
      recorded.begin()
      const { statusCode, payload } = await app.inject({ url })
      if (statusCode !== 200)
        throw new Error(`${url} answered ${statusCode}: ${payload.slice(0, 300)}`)
      // Reading the sample anew, once a minute, belongs to no question.
      return recorded.take().filter(({ text }) => !text.includes('bucket < '))
    },
    replay: (statements) => replay(client, statements),
    close: async () => {
      await client.end()
      await app.close()
      await close()
    },
  }
}

/** Every kind of question over HTTP, each beside its own statements. */
export async function measureSearches(
  bench: Bench,
  server: string,
  ids: string[],
  count: number,
  kinds: Kind[],
  say: (line: string) => void,
): Promise<Findings['searches']> {
  const out: Findings['searches'] = []
  for (let n = 0; n < WARM; n += 1)
    for (const kind of kinds) await get(`${server}/api/v1/${question(kind, n, ids)}`)
  for (const kind of kinds) {
    const [http, raw]: [number[], number[]] = [[], []]
    let statements = 0
    for (let n = -WARM; n < count; n += 1) {
      let url = `/api/v1/${question(kind, n + WARM, ids)}`
      if (kind === 'page') {
        const first = JSON.parse((await get(server + url)).body) as { next: string | null }
        if (first.next !== null) url += `&cursor=${first.next}`
      }
      const answer = await get(server + url)
      if (answer.status !== 200)
        throw new Error(`${url} answered ${answer.status}: ${answer.body.slice(0, 300)}`)
      const sent = await bench.statementsOf(url)
      const took = await bench.replay(sent)
      if (n < 0) continue // the first few warm the caches
      http.push(answer.ms)
      raw.push(took)
      statements += sent.length
      if (answer.ms > 100 && process.env.BENCH_SLOW) say(`${answer.ms.toFixed(0)} ms ${url}`)
    }
    const found = {
      kind,
      count,
      p50: percentile(http, 0.5),
      p95: percentile(http, 0.95),
      sqlP50: percentile(raw, 0.5),
      sqlP95: percentile(raw, 0.95),
      statements: statements / count,
    }
    out.push(found)
    say(
      `${kind}: ${found.p50.toFixed(1)} / ${found.p95.toFixed(1)} ms, SQL ` +
        `${found.sqlP50.toFixed(1)} / ${found.sqlP95.toFixed(1)}`,
    )
  }
  return out
}
