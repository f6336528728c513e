import type { Actor } from '../../contract/rights/actor.ts'
import { sql, type Db } from '../../db/index.ts'
import type { Counted } from '../property/index.ts'
import { withinRights } from './offer.policy.ts'

/** An offer that was sent. Money is EUR cents. */
export interface SentOffer {
  id: string
  propertyId: string
  contactId: string
  title: string
  ref: string
  amount: number
  at: Date
}

const MOST = 50

/** Offers first sent to the owner between two instants, within the actor's rights, newest first. */
export async function sentOffers(
  db: Db,
  actor: Actor,
  from: Date,
  to: Date,
): Promise<Counted<SentOffer>> {
  const at = sql<Date>`
    (select min(t.at) from offer_turn t where t.offer_id = offer.id and t.act = 'send')`
  const rows = await db
    .selectFrom('offer')
    .innerJoin('property', 'property.id', 'offer.property_id')
    .select([
      'offer.id',
      'offer.property_id as propertyId',
      'offer.contact_id as contactId',
      'property.title',
      'property.ref',
      'offer.amount',
      at.as('at'),
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .where((eb) => withinRights(eb, actor))
    .where('offer.state', '!=', 'draft')
    .where(sql<boolean>`${at} >= ${from} and ${at} < ${to}`)
    .orderBy('at', 'desc')
    .orderBy('offer.id', 'desc')
    .limit(MOST)
    .execute()
  return { count: rows[0]?.total ?? 0, items: rows.map(({ total: _, ...one }) => one) }
}
