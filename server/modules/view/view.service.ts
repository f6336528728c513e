import type {
  ListKind,
  ListView,
  ListViewInput,
  ListViewList,
  ListViewPatch,
} from '../../../generated/model/index.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { keepStored } from '../../contract/stored/index.ts'
import { json, withAdvisoryLock, sql, uuidv7, type Db } from '../../db/index.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import { COLUMNS, strangeNames } from './check.ts'
import { isMine, MOST_VIEWS, readable, writable, type ViewRow } from './view.policy.ts'
import { say } from './messages.ts'

/** The view, held until the transaction ends where it is about to change. */
function find(db: Db, id: string, hold = false): Promise<ViewRow | undefined> {
  const query = db.selectFrom('list_view').selectAll().where('id', '=', id)
  return (hold ? query.forUpdate() : query).executeTakeFirst()
}

async function defaultOf(db: Db, actor: Actor, list: ListKind): Promise<string | null> {
  const row = await db
    .selectFrom('list_view_default')
    .select('view_id')
    .where('user_id', '=', actor.userId)
    .where('agency_id', '=', actor.agencyId)
    .where('list', '=', list)
    .executeTakeFirst()
  return row?.view_id ?? null
}

async function show(
  db: Db,
  actor: Actor,
  rows: ViewRow[],
  opens: string | null,
): Promise<ListView[]> {
  const names = await namesOf(db, [
    ...new Set(rows.flatMap(({ user_id: id }) => (id === actor.userId ? [] : [id]))),
  ])
  return rows.map((row) => ({
    id: row.id,
    list: row.list,
    name: row.name,
    query: row.query,
    columns: row.columns,
    shared: row.shared,
    isDefault: row.id === opens,
    mine: isMine(row, actor),
    ownerName: row.user_id === actor.userId ? null : (names.get(row.user_id) ?? null),
    updatedAt: row.updated_at.toISOString(),
  }))
}

/** Views of a list: the actor's own, then the agency's, by name. */
export async function listViews(db: Db, actor: Actor, list: ListKind): Promise<ListViewList> {
  const rows = await db
    .selectFrom('list_view')
    .selectAll()
    .where('agency_id', '=', actor.agencyId)
    .where('list', '=', list)
    .where((eb) => eb.or([eb('user_id', '=', actor.userId), eb('shared', '=', true)]))
    .orderBy((eb) => eb('user_id', '=', actor.userId), 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return { items: await show(db, actor, rows, await defaultOf(db, actor, list)) }
}

/** Throws 400 for what the list could not be asked. */
function refuseStrange(
  list: ListKind,
  { query = {}, columns = [] }: Pick<ListViewPatch, 'query' | 'columns'>,
  { lang }: Actor,
): void {
  const faults = strangeNames(list, query).map((name) => [`query.${name}`, say(lang, 'query')])
  const lost = columns.findIndex((column) => !COLUMNS[list].includes(column))
  if (lost >= 0) faults.push([`columns.${lost}`, say(lang, 'column')])
  if (faults.length > 0) fieldErrors(Object.fromEntries(faults) as Record<string, string>)
}

/** The name as it is kept, if no other view of theirs of the list has it. */
async function needName(
  { trx, actor }: Work,
  typed: string,
  { list, id, userId }: { list: ListKind; id: string | null; userId: string | null },
): Promise<string> {
  const name =
    typed.trim().replace(/\s+/g, ' ') || fieldErrors({ name: say(actor.lang, 'required') })
  const twin = await trx
    .selectFrom('list_view')
    .select('id')
    .where('user_id', '=', userId)
    .where('agency_id', '=', actor.agencyId)
    .where('list', '=', list)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  return twin && twin.id !== id ? fieldErrors({ name: say(actor.lang, 'taken') }) : name
}

async function openWith(
  { trx, actor }: Work,
  { id, list }: ViewRow,
  opens: boolean | undefined,
): Promise<void> {
  if (opens === undefined || actor.userId === null) return
  const mine = trx
    .deleteFrom('list_view_default')
    .where('user_id', '=', actor.userId)
    .where('agency_id', '=', actor.agencyId)
    .where('list', '=', list)
  await (opens ? mine : mine.where('view_id', '=', id)).execute()
  if (opens)
    await trx
      .insertInto('list_view_default')
      .values({ user_id: actor.userId, agency_id: actor.agencyId, list, view_id: id })
      .execute()
}

/** One change at a time of one person's views: their names are their own once. */
const lock = ({ trx, actor }: Work, owner = actor.userId): Promise<void> =>
  withAdvisoryLock(trx, `views ${actor.agencyId} ${owner ?? ''}`)

async function shown({ trx, actor }: Work, row: ViewRow): Promise<ListView> {
  const [view] = await show(trx, actor, [row], await defaultOf(trx, actor, row.list))
  if (!view) throw new Error('A view was lost while it was shown')
  return view
}

/** Keeps a search as a view of the actor's. */
export async function createView(
  work: Work,
  { list, name: typed, query, columns = [], shared = false, isDefault }: ListViewInput,
): Promise<ListView> {
  const { trx, deps, actor } = work
  if (actor.userId === null) throw new Error('A view belongs to a person')
  refuseStrange(list, { query, columns }, actor)
  await lock(work)
  const name = await needName(work, typed, { list, id: null, userId: actor.userId })
  const { n } = await trx
    .selectFrom('list_view')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', actor.userId)
    .where('agency_id', '=', actor.agencyId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  if (n >= MOST_VIEWS) fieldErrors({ name: say(actor.lang, 'tooMany', { most: MOST_VIEWS }) })
  const now = deps.now()
  const row = await trx
    .insertInto('list_view')
    .values({
      id: uuidv7(),
      agency_id: actor.agencyId,
      user_id: actor.userId,
      list,
      name,
      query: json(query),
      columns,
      shared,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await openWith(work, row, isDefault)
  return shown(work, row)
}

/** Changes a view; of a colleague's, only whether the actor's list opens with it. */
export async function updateView(
  work: Work,
  id: string,
  { isDefault, ...patch }: ListViewPatch,
): Promise<ListView> {
  const { trx, deps, actor } = work
  // The owner's names, which an ADMIN may be at as well; and with what the actor's own list opens.
  // In one order, so that two who change each other's views never wait for each other.
  const people = [(await find(trx, id))?.user_id ?? actor.userId, actor.userId].toSorted()
  for (const person of new Set(people)) await lock(work, person)
  const found = await find(trx, id, true)
  const changes = Object.values(patch).some((value) => value !== undefined)
  const row = changes ? writable(found, actor) : readable(found, actor)
  await openWith(work, row, isDefault)
  if (!changes) return shown(work, row)
  refuseStrange(row.list, patch, actor)
  const { query, columns, shared } = patch
  const name =
    patch.name === undefined
      ? row.name
      : await needName(work, patch.name, { list: row.list, id, userId: row.user_id })
  const saved = await trx
    .updateTable('list_view')
    .set({
      name,
      ...(query && { query: json(await keepStored(trx, 'list_view.query', { id }, query)) }),
      ...(columns && { columns }),
      ...(shared !== undefined && { shared }),
      updated_at: deps.now(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // Nobody's list opens with a view they no longer see.
  if (shared === false)
    await trx
      .deleteFrom('list_view_default')
      .where('view_id', '=', id)
      .where('user_id', '!=', row.user_id)
      .execute()
  return shown(work, saved)
}

/** Removes a view; lists that opened with it open as they did before. */
export async function removeView({ trx, actor }: Work, id: string): Promise<void> {
  writable(await find(trx, id, true), actor)
  await trx.deleteFrom('list_view').where('id', '=', id).execute()
}
