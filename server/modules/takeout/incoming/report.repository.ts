import { json, sql, type Db } from '../../../db/index.ts'
import type { CountRow, IssueRow } from './import.repository.ts'

/** Issues that are shown. */
const SHOWN = 200

/** A record that was made here, as an undo finds it. */
export interface Made {
  schema: string
  id: string
  mark: string | null
}

/** What a record met. */
export interface Issue {
  schema: string
  name: string
  reason: string
  words?: Record<string, string>
}

/** What became of records by schema. */
export type Tally = Map<string, { made: number; known: number; left: number }>

export async function addMade(trx: Db, id: string, made: Made[]): Promise<void> {
  if (made.length === 0) return
  await sql`
    insert into takeout_import_record (import_id, position, schema, id, mark)
    select ${id}::uuid, coalesce((select max(position) from takeout_import_record
      where import_id = ${id}), 0) + r.n, r.schema, r.id, r.mark
    from unnest(${made.map(({ schema }) => schema)}::text[],
      ${made.map((one) => one.id)}::text[], ${made.map(({ mark }) => mark)}::text[])
      with ordinality as r (schema, id, mark, n)`.execute(trx)
}

export async function addIssues(trx: Db, id: string, issues: Issue[]): Promise<void> {
  if (issues.length === 0) return
  const { last } = await trx
    .selectFrom('takeout_import_issue')
    .select(({ fn }) => fn.coalesce(fn.max('position'), sql<number>`0`).as('last'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('takeout_import_issue')
    .values(
      issues.map(({ schema, name, reason, words = {} }, index) => ({
        import_id: id,
        position: Number(last) + index + 1,
        schema,
        name: name.slice(0, 200),
        reason,
        words: json(words) as never,
      })),
    )
    .execute()
}

/** Adds to what is counted by schema. */
export async function addCounts(trx: Db, id: string, tally: Tally): Promise<void> {
  for (const [schema, { made, known, left }] of tally)
    await sql`
      insert into takeout_import_count (import_id, schema, made, known, left_out)
      values (${id}, ${schema}, ${made}, ${known}, ${left})
      on conflict (import_id, schema) do update set made = takeout_import_count.made + ${made},
        known = takeout_import_count.known + ${known},
        left_out = takeout_import_count.left_out + ${left}`.execute(trx)
}

/** Counts a record that stayed when its import was undone. */
export async function addKept(trx: Db, id: string, schema: string): Promise<void> {
  await trx
    .updateTable('takeout_import_count')
    .set((eb) => ({ kept: eb('kept', '+', 1) }))
    .where('import_id', '=', id)
    .where('schema', '=', schema)
    .execute()
}

export const countsOf = (db: Db, ids: string[]): Promise<CountRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('takeout_import_count').selectAll().where('import_id', 'in', ids).execute()

/** The first issues of an import, and how many there are. */
export async function issuesOf(db: Db, id: string): Promise<{ items: IssueRow[]; all: number }> {
  const of = db.selectFrom('takeout_import_issue').where('import_id', '=', id)
  const items = await of.selectAll().orderBy('position').limit(SHOWN).execute()
  if (items.length < SHOWN) return { items, all: items.length }
  const { all } = await of
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  return { items, all }
}
