import type { Fee, FeeDeal, FeeState } from '../../../generated/model/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { sharesOf, type DealRow, type FeeRow, type ShareRow } from './fee.repository.ts'
import { isDwellingLet } from './law.ts'

/** A deal as its reader sees it: what it was closed at is the ADMIN's. */
export const toDeal = (row: DealRow, { role }: Pick<Actor, 'role'>): FeeDeal => ({
  offerId: row.offer_id,
  propertyId: row.property_id,
  ref: row.ref,
  title: row.title,
  operation: row.operation,
  closedOn: dayOf(row.closed_at),
  price: role === 'ADMIN' ? row.price : null,
  isDwellingLet: isDwellingLet(row),
})

/** How far a fee is on its way; what was taken back is to be invoiced again. */
export function stateOf(row: Pick<FeeRow, 'amount' | 'invoiced' | 'drafted' | 'unpaid'>): FeeState {
  if (row.invoiced >= row.amount) return row.unpaid ? 'invoiced' : 'paid'
  return row.drafted ? 'drafted' : 'open'
}

const isMine = (share: ShareRow, { role, userId }: Actor): boolean =>
  role === 'ADMIN' || share.agent_id === userId

function toFee(row: FeeRow, shares: readonly ShareRow[], actor: Actor): Fee {
  const isAdmin = actor.role === 'ADMIN'
  return {
    id: row.id,
    deal: toDeal(row, actor),
    data: isAdmin ? row.doc : null,
    amount: isAdmin ? row.amount : null,
    shares: shares
      .filter((share) => isMine(share, actor))
      .map(({ who, agent_id: agentId, name, amount }) => ({ who, agentId, name, amount })),
    toInvoice: isAdmin ? row.amount - row.invoiced : null,
    state: stateOf(row),
    version: row.version,
  }
}

/** Fees as their reader sees them. */
export async function toFees(db: Db, rows: readonly FeeRow[], actor: Actor): Promise<Fee[]> {
  const shares = await sharesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    toFee(
      row,
      shares.filter(({ fee_id }) => fee_id === row.id),
      actor,
    ),
  )
}

/** One of them. */
export async function shownFee(db: Db, row: FeeRow, actor: Actor): Promise<Fee> {
  const [fee] = await toFees(db, [row], actor)
  if (!fee) throw new Error(`The fee ${row.id} is not shown`)
  return fee
}
