import type { Selectable } from 'kysely'
import type { Operation, PropertyType } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { sql, type Db, type RawBuilder, type Tables } from '../../db/index.ts'

/** A share as it is stored. */
export type ShareRow = Selectable<Tables['fee_share']>

/** A closed deal with what is shown of it. */
export interface DealRow {
  offer_id: string
  property_id: string
  contact_id: string
  operation: Operation
  price: number
  ref: string
  title: string
  type: PropertyType
  closed_at: Date
}

/** A fee with its deal, and what is on invoices and drafts of it. */
export interface FeeRow extends Selectable<Tables['fee']>, DealRow {
  /** Net of its invoices less what was taken back. */
  invoiced: number
  /** Of that, what charges the owner, and what does not say which side it charges. */
  invoiced_owner: number
  invoiced_unsaid: number
  unpaid: boolean
  drafted: boolean
}

/** What invoices and drafts of this room are about. */
export const FEE_ABOUT = 'fee'

const DEAL = sql`
  o.id as offer_id, o.property_id, o.contact_id, o.operation, coalesce(o.close_price, o.amount) as price,
  p.ref, p.title, p.type,
  coalesce((select max(t.at) from offer_turn t where t.offer_id = o.id and t.act = 'close'), o.updated_at)
    as closed_at`
const CLOSED = sql`o.state = 'accepted' and o.stage = 'closed' and p.deleted_at is null`

const netOf = (which = sql`true`): RawBuilder<unknown> => sql`
  (select coalesce(sum(i.base), 0)::int8 from invoice i
    where i.about_kind = ${FEE_ABOUT} and i.about_id = f.id::text
      and i.annulled_at is null and ${which})`

const FEE = sql`
  select f.*, ${DEAL}, ${netOf()} as invoiced,
    ${netOf(sql`i.about_side = 'owner'`)} as invoiced_owner,
    ${netOf(sql`coalesce(i.about_side, '') not in ('owner', 'buyer')`)} as invoiced_unsaid,
    exists (select from invoice i where i.about_kind = ${FEE_ABOUT} and i.about_id = f.id::text
      and i.paid <> i.payable and i.rectified_at is null) as unpaid,
    exists (select from invoice_draft d
      where d.about_kind = ${FEE_ABOUT} and d.about_id = f.id::text) as drafted
  from fee f join offer o on o.id = f.offer_id join property p on p.id = o.property_id`

/** An ADMIN has the agency's fees; a STAFF those of which a share is theirs. */
const within = ({ agencyId, role, userId }: Actor): RawBuilder<unknown> =>
  role === 'ADMIN'
    ? sql`f.agency_id = ${agencyId}::uuid`
    : sql`f.agency_id = ${agencyId}::uuid and exists (
        select from fee_share s where s.fee_id = f.id and s.agent_id = ${userId}::uuid)`

/** Fees within somebody's rights, the newest first; one more than the page has. */
export async function feesOf(
  db: Db,
  actor: Actor,
  { offerId, before, limit }: { offerId?: string; before?: string | null; limit: number },
): Promise<FeeRow[]> {
  const { rows } = await sql<FeeRow>`${FEE} where ${within(actor)}
    ${offerId ? sql`and f.offer_id = ${offerId}::uuid` : sql``}
    ${before ? sql`and f.id < ${before}::uuid` : sql``}
    order by f.id desc limit ${limit + 1}`.execute(db)
  return rows
}

/** One fee within somebody's rights. */
export async function findFee(db: Db, actor: Actor, id: string): Promise<FeeRow | undefined> {
  const { rows } = await sql<FeeRow>`${FEE} where ${within(actor)} and f.id = ${id}::uuid`.execute(
    db,
  )
  return rows[0]
}

/** The same, its row locked until the transaction ends. */
export async function lockFee(trx: Db, actor: Actor, id: string): Promise<FeeRow | undefined> {
  await trx
    .selectFrom('fee')
    .select('id')
    .where('id', '=', id)
    .where('agency_id', '=', actor.agencyId)
    .forUpdate()
    .execute()
  return findFee(trx, actor, id)
}

/** Shares of fees in their order, the agency's last. */
export const sharesOf = (db: Db, ids: string[]): Promise<ShareRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('fee_share')
        .selectAll()
        .where('fee_id', 'in', ids)
        .orderBy('fee_id')
        .orderBy('position')
        .execute()

/** A closed deal of an agency, its offer locked until the transaction ends. */
export async function lockDeal(
  trx: Db,
  { agencyId, offerId }: { agencyId: string; offerId: string },
): Promise<(DealRow & { closed: boolean }) | undefined> {
  const { rows } = await sql<DealRow & { closed: boolean }>`
    select ${DEAL}, (${CLOSED}) as closed
    from offer o join property p on p.id = o.property_id
    where o.id = ${offerId}::uuid and o.agency_id = ${agencyId}::uuid for no key update of o`.execute(
    trx,
  )
  return rows[0]
}

/** Closed deals of which no fee was said yet, the newest first. */
export async function dealsWithout(
  db: Db,
  { agencyId, since, limit }: { agencyId: string; since: Date; limit: number },
): Promise<DealRow[]> {
  const { rows } = await sql<DealRow>`
    select * from (
      select ${DEAL} from offer o join property p on p.id = o.property_id
      where o.agency_id = ${agencyId}::uuid and ${CLOSED}
        and not exists (select from fee f where f.offer_id = o.id)
    ) deal where closed_at >= ${since} order by closed_at desc, offer_id limit ${limit}`.execute(db)
  return rows
}

/** Fees of which something is on no invoice yet, the newest first. */
export async function feesToInvoice(db: Db, agencyId: string, limit: number): Promise<FeeRow[]> {
  const { rows } = await sql<FeeRow>`
    select * from (${FEE} where f.agency_id = ${agencyId}::uuid) fee
    where invoiced < amount order by id desc limit ${limit}`.execute(db)
  return rows
}
