import type {
  Operation,
  OwnerProposal,
  OwnerProposalInput,
  Property,
} from '../../../generated/model/index.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { uuidv7 } from '../../db/index.ts'
import { checkWritable } from '../property/index.ts'
import { ownHome } from './desk.service.ts'
import { opens } from './handed.ts'
import { say } from './messages.ts'
import {
  findProposal,
  insertProposal,
  linksOf,
  settleProposal,
  withdrawOpen,
} from './owner.repository.ts'
import { toProposal } from './view.ts'

/** What a home costs in an operation, in EUR cents; null when it has no price or is not offered so. */
export const priceIn = ({ basics }: Property, operation: Operation): number | null =>
  basics.offers.find((one) => one.operation === operation)?.price ?? null

/** What a home was sold for, or was put away with, stays: no other price is asked for it. */
export const isAsked = ({ status }: Property): boolean =>
  !['closed', 'archived', 'expired'].includes(status)

/** Asks the owners for another price; one that was open is withdrawn. */
export async function proposePrice(
  { trx, deps, actor }: Work,
  id: string,
  { operation, price, text }: OwnerProposalInput,
): Promise<OwnerProposal> {
  const home = await ownHome(trx, actor, id)
  if (!isAsked(home)) notAcceptable(say(actor.lang, 'offMarket'))
  const now = deps.now()
  const from = priceIn(home, operation)
  if (from === null) return fieldErrors({ operation: say(actor.lang, 'noPrice') })
  if (price === 0) fieldErrors({ price: say(actor.lang, 'zero') })
  if (price === from) fieldErrors({ price: say(actor.lang, 'same') })
  const open = await Promise.all((await linksOf(trx, id, now)).map((link) => opens(trx, link)))
  if (!open.includes(true)) notAcceptable(say(actor.lang, 'nobody'))
  await withdrawOpen(trx, id, now)
  const row = await insertProposal(trx, {
    id: uuidv7(),
    agency_id: actor.agencyId,
    property_id: id,
    operation,
    price_from: from,
    price,
    text: text?.trim() || null,
    created_by: actor.userId,
    created_at: now,
    answered_by: null,
    answered_at: null,
  })
  return toProposal(row)
}

/** Takes a proposed price back before it is answered. */
export async function withdrawOwnerProposal({ trx, deps, actor }: Work, id: string): Promise<void> {
  const row = await findProposal(trx, id, true)
  if (!row) return notFound(actor.lang)
  await checkWritable(trx, actor, row.property_id)
  if (row.state !== 'open') notAcceptable(say(actor.lang, 'over'))
  await settleProposal(trx, id, 'withdrawn', { by: null, at: deps.now() })
}
