import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ListOffersParams, OfferStage } from '../../../generated/model/index.ts'
import { sql, uuidv7, type Db, type Tables } from '../../db/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { keepCodes } from '../../contract/stored/index.ts'
import { withinRights } from './offer.policy.ts'

/** Offers with what is shown of their homes. */
const joined = (db: Db) =>
  db
    .selectFrom('offer')
    .innerJoin('property', 'property.id', 'offer.property_id')
    .selectAll('offer')
    .select([
      'property.ref as home_ref',
      'property.title as home_title',
      'property.status as home_status',
      'property.substatus as home_substatus',
      'property.thumb as home_thumb',
      'property.agent_id as home_agent',
      'property.created_by as home_creator',
      'property.doc as home_doc',
    ])

export type OfferRow = Awaited<ReturnType<ReturnType<typeof joined>['execute']>>[number]
export type TurnRow = Selectable<Tables['offer_turn']>

/** One more than `limit`, newest first, from a cursor in its direction. */
export const offersOf = (
  db: Db,
  actor: Actor,
  filter: Omit<ListOffersParams, 'cursor' | 'limit' | 'contactId'> & { contactIds?: string[] },
  limit: number,
  cursor: Cursor | null,
): Promise<OfferRow[]> => {
  let query = joined(db).where((eb) => withinRights(eb, actor))
  if (filter.propertyId) query = query.where('offer.property_id', '=', filter.propertyId)
  if (filter.demandId) query = query.where('offer.demand_id', '=', filter.demandId)
  if (filter.contactIds) query = query.where('offer.contact_id', 'in', filter.contactIds)
  if (filter.state) query = query.where('offer.state', '=', filter.state)
  if (cursor) query = query.where('offer.id', cursor.back ? '>' : '<', cursor.id)
  return query
    .orderBy('offer.id', cursor?.back ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
}

/** One offer within somebody's rights. */
export const findOffer = (db: Db, actor: Actor, id: string): Promise<OfferRow | undefined> =>
  joined(db)
    .where((eb) => withinRights(eb, actor))
    .where('offer.id', '=', id)
    .executeTakeFirst()

/** The same, locked until the transaction ends. */
export async function lockOffer(trx: Db, actor: Actor, id: string): Promise<OfferRow | undefined> {
  await trx
    .selectFrom('offer')
    .select('id')
    .where('id', '=', id)
    .where('agency_id', '=', actor.agencyId)
    .forNoKeyUpdate()
    .execute()
  return findOffer(trx, actor, id)
}

/** Without rights: for jobs. */
export const offerById = (db: Db, id: string): Promise<OfferRow | undefined> =>
  joined(db).where('offer.id', '=', id).executeTakeFirst()

export async function insertOffer(trx: Db, row: Insertable<Tables['offer']>): Promise<void> {
  await trx.insertInto('offer').values(row).execute()
}

export async function saveOffer(
  trx: Db,
  id: string,
  changes: Updateable<Tables['offer']>,
): Promise<void> {
  await trx
    .updateTable('offer')
    .set({ ...keepCodes('offer', changes), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function addTurn(
  trx: Db,
  turn: Omit<Insertable<Tables['offer_turn']>, 'id'>,
): Promise<void> {
  await trx
    .insertInto('offer_turn')
    .values({ id: uuidv7(), ...turn })
    .execute()
}

/** Turns of offers, oldest first. */
export const turnsOf = async (db: Db, ids: string[]): Promise<TurnRow[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('offer_turn').selectAll().where('offer_id', 'in', ids).orderBy('id').execute()

/** Stages of deals that are over; in every other one, a later version's too, the home is in a deal. */
const OVER: readonly OfferStage[] = ['closed', 'fallen']

/** The deal a home is in, other than this one; null when there is none. */
export async function dealOf(db: Db, propertyId: string, except: string): Promise<string | null> {
  const row = await db
    .selectFrom('offer')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('stage', 'not in', OVER)
    .where('id', '!=', except)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Other offers for the same home that wait for an answer. */
export const openBeside = (db: Db, propertyId: string, except: string): Promise<OfferRow[]> =>
  joined(db)
    .where('offer.property_id', '=', propertyId)
    .where('offer.state', 'in', ['sent', 'countered'])
    .where('offer.id', '!=', except)
    .orderBy('offer.id')
    .execute()

const pastLastDay = (db: Db, today: string) =>
  db
    .selectFrom('offer')
    .select('id')
    .where('state', 'in', ['sent', 'countered'])
    .where('valid_until', '<', today)

/** Open offers whose last day is over. */
export const lapsed = async (db: Db, today: string): Promise<string[]> =>
  (await pastLastDay(db, today).orderBy('valid_until').execute()).map(({ id }) => id)

/** Locks one of them; false when it is none any more, or when somebody is acting on it. */
export const lockLapsed = async (trx: Db, id: string, today: string): Promise<boolean> =>
  (await pastLastDay(trx, today)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()) !== undefined
