import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '')

function listen(pool: pg.Pool, asked: (text: string) => void): void {
  const met = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (met.has(client)) return
    met.add(client)
    const query = client.query.bind(client) as (...all: unknown[]) => unknown
    client.query = ((...all: unknown[]) => {
      asked(textOf(all[0]))
      return query(...all)
    }) as typeof client.query
  })
}

/** Listens to what a pool is asked: each call takes the statements since the last one. */
export function statementsOf(pool: pg.Pool): () => string {
  const said = new Set<string>()
  listen(pool, (text) => said.add(text))
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

/**
 * A statement as it is however many values, rows or branches of the same shape it was given: to a
 * database it is the same question.
 */
export const shapeOf = (statement: string): string =>
  statement
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\?(?:, ?\?)+/g, '?')
    .replaceAll(/(\([^()]*\))(?:, ?\1)+/g, '$1')
    .trim()

/** What a test file asked of its databases: of each shape one statement. */
export interface Asked {
  file: string
  statements: string[]
}

/** Where the recordings of this run go; none unless `npm test` asks for them. */
const FOLDER = process.env['RECORD_STATEMENTS']
let files = 0

/** Keeps what a test file asks of this pool; the answer ends it and writes it down. */
export function recordStatements(pool: pg.Pool, file: string): () => void {
  if (FOLDER === undefined) return () => undefined
  const asked = new Set<string>()
  listen(pool, (text) => asked.add(text))
  return () => {
    mkdirSync(FOLDER, { recursive: true })
    files += 1
    const statements = new Map([...asked].map((text) => [shapeOf(text), text]))
    const kept: Asked = { file, statements: [...statements.values()] }
    writeFileSync(path.join(FOLDER, `${process.pid}-${files}.json`), JSON.stringify(kept))
  }
}
