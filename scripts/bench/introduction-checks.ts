import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/config/env.ts'
import { openDeps } from '../../server/deps.ts'
import { percentile, recordStatements, type Statement } from './measure.ts'

/** One check, as who asks sends it. */
export interface Check {
  login: { email: string; password: string }
  body: { propertyId: string | undefined; contactId: string | undefined }
}

interface Plan {
  'Planning Time': number
  'Execution Time': number
}

/** Its one row is in already, so writing that is not asked again. */
const EXPLAINED = /^\s*(select|with|update|delete)/i

/**
 * The same checks in this process, where the load of the machine counts less: what each works for
 * (processor time of the server) and what PostgreSQL says its statements took, planning included.
 * `BENCH_PLANS=1` prints the plans of the last check.
 */
export async function measureInside(
  dir: string,
  checks: Check[],
  say: (line: string) => void,
): Promise<string[]> {
  const { deps, database, close } = await openDeps(
    readEnv({
      DATA_DIR: dir,
      LOG_LEVEL: 'silent',
      SITE_URL: 'http://127.0.0.1',
      RATE_LIMIT: 'off',
      JOB_WORKERS: '0',
    }),
  )
  const recorded = recordStatements(database.pool)
  // Only connections that open from now on are recorded.
  const open = Array.from({ length: database.pool.idleCount }, () => database.pool.connect())
  for (const client of await Promise.all(open)) client.release(true)
  const app = await buildApp(deps)
  const post = async <T>(url: string, payload: object, token = ''): Promise<T> =>
    (await app
      .inject({
        method: 'POST',
        url: `/api/v1/${url}`,
        payload,
        headers: { authorization: `Bearer ${token}` },
      })
      .then((answer) => answer.json())) as T
  const [work, sql, sent]: [number[], number[], number[]] = [[], [], []]
  const tokens = new Map<string, string>()
  try {
    for (const [n, { login, body }] of checks.entries()) {
      const token =
        tokens.get(login.email) ?? (await post<{ token: string }>('user/login/', login)).token
      tokens.set(login.email, token)
      recorded.begin()
      const begun = process.cpuUsage()
      const answer = await post<{ introduced?: boolean }>('introduction/check/', body, token)
      const { user, system } = process.cpuUsage(begun)
      const statements = recorded.take()
      if (answer.introduced === undefined) throw new Error(JSON.stringify(answer))
      // The first ones only warm up.
      if (n < checks.length / 3) continue
      work.push((user + system) / 1000)
      sent.push(statements.length)
      sql.push(await explained(statements, n === checks.length - 1 ? say : null))
    }
  } finally {
    await app.close()
    await close()
  }

  /** What PostgreSQL says that these took, each in a transaction that is taken back. */
  async function explained(statements: Statement[], print: ((line: string) => void) | null) {
    const client = await database.pool.connect()
    let sum = 0
    try {
      await client.query('begin')
      for (const { text, values } of statements.filter((one) => EXPLAINED.test(one.text))) {
        await client.query('savepoint one')
        const { rows } = await client.query<{ 'QUERY PLAN': [Plan] }>(
          `explain (analyze, buffers, format json) ${text}`,
          values,
        )
        await client.query('rollback to savepoint one')
        const [plan] = rows[0]?.['QUERY PLAN'] ?? []
        const took = (plan?.['Planning Time'] ?? 0) + (plan?.['Execution Time'] ?? 0)
        sum += took
        if (print && process.env.BENCH_PLANS)
          print(`${took.toFixed(2)} ms ${text}\n${JSON.stringify(plan, null, 1)}`)
      }
      await client.query('rollback')
    } finally {
      client.release()
    }
    return sum
  }

  const row = (name: string, times: number[]): string =>
    `| ${name} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} | |`
  return [
    row('processor time of the server', work),
    row('its statements but the insert, as PostgreSQL says, planning included', sql),
    row('statements', sent),
  ]
}
