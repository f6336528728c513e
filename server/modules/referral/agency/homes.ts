import type {
  Property,
  PropertyStatus,
  ReferralLinked,
  ReferralPayeeKind,
  ReferralPayout,
} from '../../../../generated/model/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { stored } from '../../../contract/stored/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { findPublicListing } from '../../listing/index.ts'
import { feeOf, isCounted, type Counted, payoutOf } from '../pay/payout.ts'
import { isRated } from '../pay/retention.ts'
import type { ReferralRow } from '../referral.repository.ts'

/** A home that a referral is, as much of it as the room needs. */
export interface LinkedHome {
  id: string
  agency_id: string
  agent_id: string | null
  created_by: string | null
  ref: string
  status: string
  substatus: string | null
  price: number | null
  close_price: number | null
  closed_at: Date | null
  mandate: NonNullable<Property['mandate']>
  /** Whether this version reads all of the mandate: what it cannot may be what the fee is. */
  isMandateRead: boolean
}

/** Homes by id; one that was discarded is none. */
export async function homesByIds(db: Db, ids: string[]): Promise<Map<string, LinkedHome>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('property')
    .select(['id', 'agency_id', 'agent_id', 'created_by', 'ref', 'status', 'price'])
    .select(sql<string | null>`(array[substatus])[1]`.as('substatus')) // as it is stored
    .select(['close_price', 'closed_at', 'doc', sql<unknown>`doc #> '{}'`.as('as_stored')])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ doc, as_stored: whole, ...row }) => [
      row.id,
      {
        ...row,
        mandate: doc.mandate ?? {},
        isMandateRead: stored().unread('property.doc', whole)['mandate'] === undefined,
      },
    ]),
  )
}

/**
 * A home of the agency as it stands until the transaction ends: waits for who is changing it, or
 * links it at the same time.
 */
export async function holdHome(
  trx: Db,
  { agencyId }: { agencyId: string },
  id: string,
): Promise<void> {
  await trx
    .selectFrom('property')
    .select('id')
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .forNoKeyUpdate()
    .execute()
}

/**
 * States in which a referral follows no home: not yet, or no more. In every other one, a later
 * version's too, it does.
 */
const NOT_FOLLOWING: readonly ReferralRow['state'][] = [
  'draft',
  'sent',
  'confirmed',
  'contacted',
  'visited',
  'paid',
  'refused',
  'duplicate',
  'known',
  'expired',
  'rejected',
]

/** Whether another referral follows a home: a sale is paid once. */
export async function isFollowed(trx: Db, propertyId: string, byOther: string): Promise<boolean> {
  const row = await trx
    .selectFrom('referral')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('id', '<>', byOther)
    .where('state', 'not in', NOT_FOLLOWING)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ways of being closed in which the agency itself sold or let it; often nothing is said of it. */
const SOLD_AS: readonly LinkedHome['substatus'][] = [null, 'RENTED_OR_SOLD', 'TRANSFER']
/** Where a home is not sold, or no more. */
const UNSOLD: readonly string[] = [
  'draft',
  'prospect',
  'active',
  'reserved',
  'withdrawn',
  'expired',
] satisfies PropertyStatus[]

type Standing = Pick<LinkedHome, 'status' | 'substatus'>

/** Whether the agency itself sold or let it: not withdrawn, nor sold by somebody else. */
export const isSold = ({ status, substatus }: Standing): boolean =>
  status === 'closed' && SOLD_AS.includes(substatus)

/**
 * Whether its sale fell through, or was somebody else's. One that was put away says nothing of that,
 * nor does one that stands where only a later version knows: it is neither this nor sold.
 */
export const isUnsold = ({ status, substatus }: Standing): boolean =>
  UNSOLD.includes(status) || (status === 'closed' && substatus === 'EXTERNAL')

/** A home as one of the two sides reads of it: who referred, only what everybody can. */
export async function shownHome(
  db: Db,
  home: LinkedHome,
  side: 'referrer' | 'agency',
): Promise<ReferralLinked | null> {
  const listing = await findPublicListing(db, home.id)
  if (side === 'referrer' && !listing) return null
  const price = side === 'agency' ? home.price : (listing?.prices[0]?.price ?? null)
  return { id: home.id, ref: home.ref, price, onMarket: listing !== null }
}

/**
 * What a price would bring of a home; null where this version does not read all of what it is counted
 * by: the usual fee in place of one it cannot read would be somebody's loss.
 */
export const broughtBy = (
  closePrice: number,
  { mandate, isMandateRead }: Pick<LinkedHome, 'mandate' | 'isMandateRead'>,
  terms: Counted,
  at: { day: string; payee: ReferralPayeeKind },
): ReferralPayout | null =>
  isMandateRead && isCounted(terms) && isRated(at.payee)
    ? payoutOf({ closePrice, fee: feeOf(closePrice, mandate, terms) }, terms, at)
    : null

const MOST = 5

/**
 * Homes of the agency that a referral may be: of the same cadastral reference, or of the contact
 * that the owner is; of a STAFF those they may change.
 */
export async function suggestedHomes(
  db: Db,
  { agency_id, cadastral_ref, contact_id }: ReferralRow,
  actor: Actor,
): Promise<LinkedHome[]> {
  const cadastral = cadastral_ref?.toUpperCase() ?? null
  const owner = contact_id && JSON.stringify([{ contactId: contact_id }])
  const { rows } = await sql<{ id: string }>`select id from property
    where agency_id = ${agency_id}::uuid and deleted_at is null and status <> 'archived'
      and ((${cadastral}::text is not null
          and doc #>> '{location,cadastralRef}' = ${cadastral})
        or (${owner}::jsonb is not null and doc #> '{mandate,owners}' @> ${owner}::jsonb))
      and (${actor.role === 'ADMIN'} or agent_id = ${actor.userId}::uuid
        or created_by = ${actor.userId}::uuid)
    order by updated_at desc, id limit ${MOST}`.execute(db)
  const homes = await homesByIds(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => homes.get(id) ?? [])
}
