import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import { sql, type Db, type Tables } from '../../../db/index.ts'
import type { FileRow } from '../rental.repository.ts'

export type OfferRow = Selectable<Tables['rental_offer']>
export type ContractRow = Selectable<Tables['rental_contract']>

const MOST_OFFERS = 200
const MOST_CONTRACTS = 500

/** States of offers that are over; in every other one, a later version's too, an offer is open. */
const OVER: readonly OfferRow['state'][] = ['declined', 'expired']

/** No contract stands on it. */
const without = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'rental_offer'>) =>
  not(
    exists(
      selectFrom('rental_contract')
        .select('rental_contract.id')
        .whereRef('rental_contract.offer_id', '=', 'rental_offer.id'),
    ),
  )

/**
 * The open offer of a home, of which there is one at most. One with a contract is settled: while it
 * runs the file is signed, and once it is over the home may be offered again.
 */
export async function openOffer(db: Db, ownerFile: string): Promise<OfferRow | null> {
  const row = await db
    .selectFrom('rental_offer')
    .selectAll()
    .where('owner_file', '=', ownerFile)
    .where('state', 'not in', OVER)
    .where(without)
    .executeTakeFirst()
  return row ?? null
}

/** What led to a contract that is over makes room for the next offer of its home. */
export async function settleOffers(trx: Db, ownerFile: string, at: Date): Promise<void> {
  await trx
    .updateTable('rental_offer')
    .set({ settled_at: at })
    .where('owner_file', '=', ownerFile)
    .where('state', 'not in', OVER)
    .where('settled_at', 'is', null)
    .execute()
}

export async function findOffer(trx: Db, id: string): Promise<OfferRow | null> {
  const row = await trx
    .selectFrom('rental_offer')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export const addOffer = (trx: Db, row: Insertable<Tables['rental_offer']>): Promise<OfferRow> =>
  trx.insertInto('rental_offer').values(row).returningAll().executeTakeFirstOrThrow()

export const setOffer = (
  trx: Db,
  id: string,
  { state, at }: { state: OfferRow['state']; at: Date },
): Promise<OfferRow> =>
  trx
    .updateTable('rental_offer')
    .set({ state, answered_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The newest offer of a file, on either side. */
export async function newestOffer(db: Db, fileId: string): Promise<OfferRow | null> {
  const row = await db
    .selectFrom('rental_offer')
    .selectAll()
    .where((eb) => eb.or([eb('owner_file', '=', fileId), eb('tenant_file', '=', fileId)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ?? null
}

/** Those about which something is to be done first, however old, then the others; newest first. */
export const listOffers = (db: Db): Promise<OfferRow[]> =>
  db
    .selectFrom('rental_offer')
    .selectAll()
    .orderBy((eb) => eb.and([eb('state', 'in', ['proposed', 'accepted']), without(eb)]), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OFFERS)
    .execute()

/** Open offers of these files, on either side, on which no contract stands; locked. */
export const openOffersOf = (trx: Db, fileIds: readonly string[]): Promise<OfferRow[]> =>
  trx
    .selectFrom('rental_offer')
    .selectAll()
    .where('state', 'not in', OVER)
    .where((eb) => eb.or([eb('owner_file', 'in', fileIds), eb('tenant_file', 'in', fileIds)]))
    .where(without)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Whether a contract that is not over on a day (YYYY-MM-DD) stands on a file, on either side. */
export async function hasContract(db: Db, fileId: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('rental_contract')
    .innerJoin('rental_offer', 'rental_offer.id', 'rental_contract.offer_id')
    .select('rental_contract.id')
    .where((eb) => eb.or([eb('owner_file', '=', fileId), eb('tenant_file', '=', fileId)]))
    .where('rental_contract.ends_on', '>=', day)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether a contract runs on one of these files on a day (YYYY-MM-DD): it is not over by its dates,
 * its home has not been offered again, and the file was not put at `ended` since (ids sort by time).
 */
export async function isLet(db: Db, fileIds: readonly string[], day: string): Promise<boolean> {
  const row = await db
    .selectFrom('rental_contract as c')
    .innerJoin('rental_offer as o', 'o.id', 'c.offer_id')
    .innerJoin('rental_file as f', (join) =>
      join.on((eb) => eb(eb.ref('f.id'), 'in', [eb.ref('o.owner_file'), eb.ref('o.tenant_file')])),
    )
    .select('c.id')
    .where('f.id', 'in', fileIds)
    .where('c.ends_on', '>=', day)
    .where('o.settled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rental_step as s')
            .select('s.id')
            .whereRef('s.file_id', '=', 'f.id')
            .whereRef('s.id', '>', 'c.id')
            .where('s.to_state', '=', 'ended'),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Offers that nobody answered until a day (YYYY-MM-DD). */
const overdue = (db: Db, today: string) =>
  db.selectFrom('rental_offer').where('state', '=', 'proposed').where('until', '<', today)

export const overdueOffers = (db: Db, today: string) => overdue(db, today).select('id').execute()

/** One of them, if it still is. */
export const lockOverdue = (trx: Db, id: string, today: string): Promise<OfferRow | undefined> =>
  overdue(trx, today).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * All approved files of the other side on the same island, by the day on which they were complete:
 * who fits is among the last as well.
 */
export const candidates = (
  db: Db,
  { side, island }: Pick<FileRow, 'side' | 'island'>,
): Promise<FileRow[]> =>
  db
    .selectFrom('rental_file')
    .selectAll()
    .where('side', '=', side === 'owner' ? 'tenant' : 'owner')
    .where('island', '=', island)
    .where('state', '=', 'approved')
    .orderBy('complete_on')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const filesByIds = (db: Db, ids: string[]): Promise<FileRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('rental_file').selectAll().where('id', 'in', ids).execute()

export const addContract = (
  trx: Db,
  row: Insertable<Tables['rental_contract']>,
): Promise<ContractRow> =>
  trx.insertInto('rental_contract').values(row).returningAll().executeTakeFirstOrThrow()

/** Whether there was one. */
export async function removeContract(trx: Db, offerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('rental_contract')
    .where('offer_id', '=', offerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Which of these offers have a contract. */
export async function withContract(db: Db, offerIds: string[]): Promise<Set<string>> {
  if (offerIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('rental_contract')
    .select('offer_id')
    .where('offer_id', 'in', offerIds)
    .execute()
  return new Set(rows.map((row) => row.offer_id))
}

export type SignedRow = ContractRow &
  Pick<OfferRow, 'owner_file' | 'tenant_file' | 'rent_owner' | 'rent_tenant'>

/** Contracts with their offers. */
const signed = (db: Db) =>
  db
    .selectFrom('rental_contract')
    .innerJoin('rental_offer', 'rental_offer.id', 'rental_contract.offer_id')
    .selectAll('rental_contract')
    .select([
      'rental_offer.owner_file',
      'rental_offer.tenant_file',
      'rental_offer.rent_owner',
      'rental_offer.rent_tenant',
    ])

/**
 * Contracts as of a day (YYYY-MM-DD): those that are not over, the first to end in front, then those
 * that are, the last to end in front.
 */
export const listContracts = (db: Db, day: string): Promise<SignedRow[]> =>
  signed(db)
    .orderBy(sql`ends_on < ${day}::date`)
    .orderBy(sql`abs(ends_on - ${day}::date)`)
    .orderBy('rental_contract.id')
    .limit(MOST_CONTRACTS)
    .execute()

/** All that have their last day between two, both counted. */
export const contractsEnding = (db: Db, from: string, to: string): Promise<SignedRow[]> =>
  signed(db)
    .where('ends_on', '>=', from)
    .where('ends_on', '<=', to)
    .orderBy('ends_on')
    .orderBy('rental_contract.id')
    .execute()

export const findContract = (db: Db, id: string): Promise<SignedRow | undefined> =>
  signed(db).where('rental_contract.id', '=', id).executeTakeFirst()
