import type { Insertable, Selectable, Updateable } from 'kysely'
import type { SavedFolder, SavedHome } from '../../../generated/model/index.ts'
import { sql, type Db, type Tables } from '../../db/index.ts'
import type { StoredCard } from '../listing/index.ts'
import { ownHomes } from './saved.policy.ts'

export type SavedRow = Selectable<Tables['saved_home']>

/**
 * A row with the home as it stands. The price's date counts only once it changed after the saving.
 */
export function toSavedHome(
  row: SavedRow,
  { state, withdrawnAt, card, priceAt }: StoredCard,
): SavedHome {
  const changed =
    priceAt !== null &&
    Date.parse(priceAt) > row.saved_at.getTime() &&
    card.price !== row.price_saved
  return {
    id: row.listing_id,
    state,
    withdrawnAt: state === 'gone' ? (withdrawnAt?.toISOString() ?? null) : null,
    card,
    priceWhenSaved: row.price_saved,
    price: card.price,
    priceChangedAt: changed ? new Date(priceAt).toISOString() : null,
    note: row.note,
    rating: row.rating,
    folderId: row.folder_id,
    alerts: row.alerts,
    savedAt: row.saved_at.toISOString(),
  }
}

/** Somebody's homes, newest first; of one folder when told. */
export function listHomes(
  db: Db,
  userId: string,
  folderId: string | null = null,
): Promise<SavedRow[]> {
  let query = db
    .selectFrom('saved_home')
    .selectAll()
    .where((eb) => ownHomes(eb, userId))
  if (folderId) query = query.where('folder_id', '=', folderId)
  return query.orderBy('saved_at', 'desc').orderBy('listing_id', 'desc').execute()
}

export async function countHomes(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('saved_home')
    .where((eb) => ownHomes(eb, userId))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

export async function findHome(
  db: Db,
  userId: string,
  listingId: string,
): Promise<SavedRow | null> {
  const query = db
    .selectFrom('saved_home')
    .selectAll()
    .where((eb) => ownHomes(eb, userId))
    .where('listing_id', '=', listingId)
  return (await query.executeTakeFirst()) ?? null
}

/** Saves a home that is not saved; one that was removed begins anew. Null: it is saved already. */
export async function insertHome(
  trx: Db,
  row: Insertable<Tables['saved_home']>,
): Promise<SavedRow | null> {
  const fresh = { ...row, told_gone: false, note: null, rating: 0, alerts: true, removed_at: null }
  const saved = await trx
    .insertInto('saved_home')
    .values(fresh)
    .onConflict((on) =>
      on
        .columns(['user_id', 'listing_id'])
        .doUpdateSet(fresh)
        .where('saved_home.removed_at', 'is not', null),
    )
    .returningAll()
    .executeTakeFirst()
  return saved ?? null
}

/** Takes a removal back; null when there is none. */
export async function restoreHome(
  trx: Db,
  userId: string,
  listingId: string,
): Promise<SavedRow | null> {
  const row = await trx
    .updateTable('saved_home')
    .set({ removed_at: null })
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId)
    .where('removed_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function changeHome(
  trx: Db,
  userId: string,
  listingId: string,
  changes: Updateable<Tables['saved_home']>,
): Promise<SavedRow | null> {
  const query = trx
    .updateTable('saved_home')
    .set(changes)
    .where((eb) => ownHomes(eb, userId))
    .where('listing_id', '=', listingId)
  return (await query.returningAll().executeTakeFirst()) ?? null
}

/** Forgets removals of before a moment. */
export async function forgetRemoved(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('saved_home').where('removed_at', '<', before).execute()
}

/** Folders by name, with how many homes each holds. */
export async function listFolders(db: Db, userId: string): Promise<SavedFolder[]> {
  const { rows } = await sql<SavedFolder>`
    select f.id, f.name, (select count(*)::int from saved_home h where h.folder_id = f.id
    and h.removed_at is null) as count
    from saved_folder f where f.user_id = ${userId} order by lower(f.name)`.execute(db)
  return rows
}

export async function findFolder(
  db: Db,
  userId: string,
  id: string,
): Promise<Selectable<Tables['saved_folder']> | null> {
  return (
    (await db
      .selectFrom('saved_folder')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst()) ?? null
  )
}

/** No list of this person is read by its address any more. */
export async function dropShares(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('saved_share').where('user_id', '=', userId).execute()
}
