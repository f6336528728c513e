import type { Offer, OfferTurn } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { contactNamesOf } from '../contact/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import { ownHome } from './offer.policy.ts'
import { turnsOf, type OfferRow, type TurnRow } from './offer.repository.ts'
import { allowed, standingOf } from './transitions.ts'

/** Offers as the contract shows them to a reader, with names and turns. */
export async function toOffers(db: Db, rows: OfferRow[], actor: Actor): Promise<Offer[]> {
  const turns = await turnsOf(
    db,
    rows.map(({ id }) => id),
  )
  const people = [...rows.map((row) => row.agent_id), ...turns.map((turn) => turn.by_user)].filter(
    (id) => id !== null,
  )
  const names = await namesOf(db, [...new Set(people)])
  const buyers = await contactNamesOf(db, actor.agencyId, [
    ...new Set(rows.map((row) => row.contact_id)),
  ])
  const nameOf = (id: string | null): string | null =>
    id === null ? null : (names.get(id) ?? null)
  const toTurn = ({ id, at, act, side, by_user, amount, text }: TurnRow): OfferTurn => ({
    id,
    at: at.toISOString(),
    act,
    side,
    byName: nameOf(by_user),
    amount,
    text,
  })
  return rows.map((row) => ({
    id: row.id,
    home: {
      id: row.property_id,
      ref: row.home_ref,
      title: row.home_title,
      status: row.home_status,
      substatus: row.home_substatus,
      thumb: row.home_thumb,
      price:
        row.home_doc.basics.offers.find(({ operation }) => operation === row.operation)?.price ??
        null,
    },
    contactId: row.contact_id,
    buyerName: buyers.get(row.contact_id)?.name ?? '',
    demandId: row.demand_id,
    operation: row.operation,
    agentId: row.agent_id,
    agentName: nameOf(row.agent_id),
    state: row.state,
    stage: row.stage,
    lastSide: row.last_side,
    amount: row.amount,
    deposit: row.deposit,
    financing: row.financing,
    conditions: row.conditions,
    validUntil: row.valid_until,
    arras: row.arras,
    closePrice: row.close_price,
    thread: turns.filter((turn) => turn.offer_id === row.id).map(toTurn),
    next: allowed(standingOf(row), ownHome(row, actor)),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }))
}
