import type pg from 'pg'

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')

/** Listens to what a pool is asked: each call takes the statements since the last one. */
export function statementsOf(pool: pg.Pool): () => string {
  const met = new WeakSet<pg.PoolClient>()
  const said = new Set<string>()
  pool.on('acquire', (client) => {
    if (met.has(client)) return
    met.add(client)
    const query = client.query.bind(client) as (...all: unknown[]) => unknown
    client.query = ((...all: unknown[]) => {
      said.add(textOf(all[0]))
      return query(...all)
    }) as typeof client.query
  })
  return () => {
    const statements = [...said].join('\n')
    said.clear()
    return statements
  }
}

/**
 * Whether statements name a table of these. What names none of them answers the same whatever the
 * tables hold: neither views nor triggers of ours read one behind a statement's back.
 */
export const nameOneOf = (statements: string, tables: readonly string[]): boolean =>
  tables.some((table) => new RegExp(`\\b${table}\\b`).test(statements))
