import http from 'node:http'
import type pg from 'pg'

/** Milliseconds of one question, sorted by the caller. */
export type Times = number[]

export const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })

/** One GET over a kept connection; the whole answer is read. */
export function get(url: string): Promise<{ status: number; body: string; ms: number }> {
  return new Promise((resolve, reject) => {
    const begin = performance.now()
    const request = http.get(url, { agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - begin,
        }),
      )
    })
    request.on('error', reject)
  })
}

/** A statement as it was sent. */
export interface Statement {
  text: string
  values: unknown[]
}

/** Keeps the statements that go through a pool between `begin` and `take`. */
export function recordStatements(pool: pg.Pool): { begin(): void; take(): Statement[] } {
  let statements: Statement[] = []
  let on = false // a fill sends gigabytes
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const record = (...args: unknown[]): unknown => {
      const [asked, given] = args
      // What reads documents by the contract sends one object (`server/db/read-columns.ts`).
      const { text, values } =
        typeof asked === 'string'
          ? { text: asked, values: given }
          : (asked as { text?: unknown; values?: unknown })
      if (on && typeof text === 'string')
        statements.push({ text, values: Array.isArray(values) ? values : [] })
      return query(...args)
    }
    Object.assign(client, { query: record })
  })
  return {
    begin: () => {
      on = true
      statements = []
    },
    take: () => {
      on = false
      const taken = statements
      statements = []
      return taken
    },
  }
}

/** The same statements again, one after another on one connection. */
export async function replay(client: pg.Client, statements: Statement[]): Promise<number> {
  const begin = performance.now()
  for (const { text, values } of statements) await client.query(text, values)
  return performance.now() - begin
}

/** The value below which `share` of the times lie. */
export function percentile(times: Times, share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
