import { compiledOf } from '../../../contract/compiled.ts'
import type { Deps } from '../../../contract/deps.ts'
import { HttpError } from '../../../contract/errors.ts'
import { readRoutes, type JsonSchema } from '../../../contract/routes.ts'
import { NOTHING } from '../../../contract/stored/fit.ts'
import { unreadOf } from '../../../contract/stored/keep.ts'
import { inTransaction, sql, type Db } from '../../../db/index.ts'
import { lockStanding } from '../../user/index.ts'
import { Bringing, type Brought, type Outcome } from './bring/bringing.ts'
import { lineOf, type RecordLine } from './check.ts'
import { Ids } from './ids.ts'
import { fileNamed, findImport, type ImportRow } from './import.repository.ts'
import { PASSES, type Pass } from './passes.ts'
import { Refused } from './refused.ts'
import { addCounts, addIssues, addMade } from './report.repository.ts'
import type { Source } from './zip/source.ts'
import type { Content } from './zip/content.ts'
import { linesOf } from './zip/lines.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Signs of what a record is called in the report. */
const LONGEST_NAME = 80
/** Signs of JSON of a document that is kept as it was stored: no contract says how long it may be. */
const LONGEST_STORED = 400_000
/** Lines that are passed over in one step, when none of them is looked for. */
const MOST_PASSED = 20_000
/** Signs of the lines of one step: what they become is many times as large, and all there at once. */
const MOST_SIGNS = 4_000_000

/** Some lines of a file, and where the next step begins; null: the file has ended. */
interface Lines {
  found: RecordLine[]
  next: number | null
}

async function readLines(source: Source, file: Content, pass: Pass, from: number): Promise<Lines> {
  const found: RecordLine[] = []
  let passed = 0
  let signs = 0
  let next = from
  for await (const { text, next: behind } of linesOf(source, file, from)) {
    const line = lineOf(text)
    if (line && line.schema in pass.ways) {
      found.push(line)
      signs += text.length
    } else passed += 1
    next = behind
    if (found.length >= pass.batch || signs >= MOST_SIGNS || passed >= MOST_PASSED)
      return { found, next: next < file.size ? next : null }
  }
  return { found, next: null }
}

const schemas = new Map<string, JsonSchema>()

/**
 * As much of a record as the contract of the day reads; null when it lacks what is needed. Of `codes`
 * those that it does not know stand as they are, as they would in the database.
 */
function readable({ schema, value }: RecordLine, codes: Values = {}): unknown {
  const read = readAs(schema, value)
  if (read !== null) return read
  const odd = Object.keys(codes).filter((key) => typeof value[key] === 'string')
  const known = readAs(schema, { ...value, ...only(codes, odd) })
  return known === null ? null : { ...(known as Values), ...only(value, odd) }
}

type Values = Record<string, unknown>
const only = (values: Values, keys: string[]): Values =>
  Object.fromEntries(keys.map((key) => [key, values[key]]))

function shapeOf(schema: string): JsonSchema {
  const named = schemas.get(schema) ?? { $ref: `${readRoutes().contract.$id}#/$defs/${schema}` }
  schemas.set(schema, named)
  return named
}

/** Is something unread of a part of a record? */
const isHalfRead = (schema: string, told: Values, part: string): boolean =>
  part in unreadOf(compiledOf(readRoutes().contract).fit, shapeOf(schema), told)

function readAs(schema: string, value: unknown): unknown {
  const read = compiledOf(readRoutes().contract).fit.read(shapeOf(schema), value)
  return read === NOTHING ? null : read
}

/**
 * Brings the next lines of an import, whole or not at all, and notes how far it is; what has to be
 * fetched is fetched before. Nothing happens when it has moved on meanwhile, or was stopped. False:
 * there is nothing left to bring.
 */
export async function step(row: ImportRow, source: Source, deps: Deps): Promise<boolean> {
  const pass = PASSES[row.pass]
  if (!pass) return false
  const file = await fileNamed(deps.db, row.id, `data/${pass.tag}.ndjson`)
  const { found, next } = file
    ? await readLines(source, file, pass, row.line_at)
    : { found: [], next: null }
  const lines = found.map((line): ReadLine => ({
    ...line,
    value: readable(line, pass.ways[line.schema]?.codes),
    told: line.value,
  }))
  const fetched: unknown[] = []
  for (const { schema, value } of lines)
    fetched.push(
      value === null ? null : await pass.ways[schema]?.fetch?.({ deps, row, source }, value),
    )
  const at = next === null ? { pass: row.pass + 1, line_at: 0 } : { pass: row.pass, line_at: next }
  const share = (row.pass + (next === null ? 1 : next / (file?.size ?? 1))) / PASSES.length
  return inTransaction(deps.db, async (trx) => {
    const now = await findImport(trx, row.id, true)
    if (now?.state !== 'running' || now.pass !== row.pass || now.line_at !== row.line_at)
      return true
    if (lines.length > 0) await bringLines(trx, now, pass, { lines, fetched, deps })
    await trx
      .updateTable('takeout_import')
      .set({ ...at, silent: 0, progress: Math.min(99, Math.floor(share * 100)) })
      .where('id', '=', row.id)
      .execute()
    return true
  })
}

/** A line with its value as far as it is read, `null` when it lacks what is needed; `told`: all. */
type ReadLine = Omit<RecordLine, 'value'> & { value: unknown; told: RecordLine['value'] }

async function bringLines(
  trx: Db,
  row: ImportRow,
  pass: Pass,
  { lines, fetched, deps }: { lines: ReadLine[]; fetched: unknown[]; deps: Deps },
): Promise<void> {
  const standing = await lockStanding(trx, row.agency_id, row.created_by ?? NOBODY, 'ADMIN')
  if (!standing || !row.head) throw new Refused('nobody')
  const actor = {
    userId: standing.userId,
    agencyId: row.agency_id,
    role: 'ADMIN' as const,
    lang: 'es' as const,
  }
  const ids = new Ids(row.agency_id, row.head.origin)
  await ids.load(
    trx,
    lines.map(({ of, value, stored }) => [of, value, stored]),
  )
  const b = new Bringing({ trx, deps, actor }, row, ids)
  for (const [index, line] of lines.entries()) {
    const { schema, of, value } = line
    const outcome = await bringOne(trx, b, pass, { ...line, fetched: fetched[index] })
    const id = idOf(value) ?? of ?? ''
    if (outcome === 'made' || outcome === 'known') b.count(schema, outcome)
    if (typeof outcome === 'object') {
      b.count(schema, 'left')
      const { left: reason, words, nameless = false } = outcome
      const name = (nameless ? null : nameOf(value)) ?? id
      b.say({ schema, name, reason, ...(words && { words }) })
    }
  }
  await addMade(trx, row.id, await b.records())
  await addCounts(trx, row.id, b.tally)
  await addIssues(trx, row.id, b.issues)
}

const idOf = (value: unknown): string | null => {
  const { id } = (value ?? {}) as { id?: unknown }
  return typeof id === 'string' ? id : null
}

/** What people call a record: a reference, a name, else how it begins. */
function nameOf(value: unknown): string | null {
  const { ref, name, title, person, subject, text } = (value ?? {}) as Record<string, unknown>
  const called = (person as { name?: unknown } | undefined)?.name
  const found = [ref, name, title, called, subject, text].find(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  )
  return found === undefined ? null : found.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)
}

/** What the database, or its room, did not take of one record is undone for it alone. */
async function bringOne(
  trx: Db,
  b: Bringing,
  pass: Pass,
  { schema, of, value, told, stored, half, fetched }: ReadLine & { fetched: unknown },
): Promise<Outcome> {
  const way = pass.ways[schema]
  if (value === null || !way) return { left: 'unreadable' }
  if (half || way.whole?.some((part) => isHalfRead(schema, told, part)))
    return { left: 'unreadable' }
  const isLong = JSON.stringify(stored ?? told).length > LONGEST_STORED
  if (way.keepsUnread && isLong) return { left: 'unreadable' }
  const old = { id: idOf(value) ?? '', of }
  const line: Brought = {
    schema,
    of: of === undefined ? undefined : b.ids.of(of),
    value: b.ids.in(value),
    told: way.keepsUnread
      ? { value: b.ids.inside(told), stored: b.ids.inside(stored) }
      : { value: {}, stored: undefined },
    old,
  }
  await sql`savepoint bringing`.execute(trx)
  try {
    const outcome = await way.bring(b, line, fetched)
    await sql`release savepoint bringing`.execute(trx)
    return outcome
  } catch (error) {
    if (!isRefusal(error)) throw error
    await sql`rollback to savepoint bringing`.execute(trx)
    return { left: 'notTaken' }
  }
}

/**
 * Did its room refuse the record, or the database the row (a duplicate, a reference to nothing, a
 * value it cannot hold)? So it is with a moment or a zone that is none.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError ||
  error instanceof RangeError ||
  (error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code)))
