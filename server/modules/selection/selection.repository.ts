import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Tables } from '../../db/index.ts'
import { hashToken } from '../user/index.ts'

/** A row of `selection`, and one of its homes. */
export type SelectionRow = Selectable<Tables['selection']>
/** A selection with whom its link was given to; null: to its buyer alone. */
export type OpenedRow = SelectionRow & { link_by: string | null }
export type HomeRow = Selectable<Tables['selection_home']>

export const findSelection = (db: Db, id: string): Promise<SelectionRow | undefined> =>
  db.selectFrom('selection').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * The selection a link leads to while it works, locked when told; undefined when it ran out, was
 * ended or never was.
 */
export function selectionOfToken(
  db: Db,
  token: string,
  now: Date,
  lock = false,
): Promise<OpenedRow | undefined> {
  const query = db
    .selectFrom('selection')
    .innerJoin('selection_link', 'selection_link.selection_id', 'selection.id')
    .selectAll('selection')
    .select('selection_link.created_by as link_by')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
  return (lock ? query.forUpdate('selection') : query).executeTakeFirst()
}

export async function insertSelection(
  trx: Db,
  row: Insertable<Tables['selection']>,
  homes: Insertable<Tables['selection_home']>[],
): Promise<SelectionRow> {
  const made = await trx
    .insertInto('selection')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx.insertInto('selection_home').values(homes).execute()
  return made
}

/** `by`: who is given the token to send it on; nobody for a mail. */
export async function insertLink(
  trx: Db,
  selectionId: string,
  token: string,
  by: string | null,
): Promise<void> {
  await trx
    .insertInto('selection_link')
    .values({ token_hash: hashToken(token), selection_id: selectionId, created_by: by })
    .execute()
}

/** Homes of selections in their order. */
export function homesOf(db: Db, ids: string[]): Promise<HomeRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('selection_home')
    .selectAll()
    .where('selection_id', 'in', ids)
    .orderBy('position')
    .execute()
}

export async function saveHome(
  trx: Db,
  { selection_id, listing_id }: HomeRow,
  changes: Updateable<Tables['selection_home']>,
): Promise<HomeRow> {
  return trx
    .updateTable('selection_home')
    .set(changes)
    .where('selection_id', '=', selection_id)
    .where('listing_id', '=', listing_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The buyer has the page open: the first time is kept. False when they had it before. */
export async function markOpened(trx: Db, id: string, now: Date): Promise<boolean> {
  const first = await trx
    .updateTable('selection')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  await trx
    .updateTable('selection_home')
    .set({ seen_at: now })
    .where('selection_id', '=', id)
    .where('seen_at', 'is', null)
    .execute()
  return first !== undefined
}
