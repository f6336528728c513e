import type { Actor, Work } from '../../contract/rights/actor.ts'
import type {
  PriceChangeInput,
  PriceChanged,
  PriceEffect,
  PricePreviewInput,
  Property,
} from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { inTransaction } from '../../db/index.ts'
import { contactNamesOf } from '../contact/index.ts'
import { demandsBetween } from '../match/index.ts'
import { getProperty, ownerContacts, saveProperty } from '../property/index.ts'
import { countSavers } from '../saved/index.ts'
import { countSearches } from '../search/index.ts'
import { say } from './messages.ts'

/**
 * The steps with another price (EUR cents) for one operation; 400 when the home is not offered so,
 * or costs that already.
 */
function repriced(
  { basics }: Property,
  { operation, price }: PricePreviewInput,
  { lang }: Actor,
): { basics: Property['basics']; old: number | null } {
  const offer = basics.offers.find((one) => one.operation === operation)
  if (!offer) return fieldErrors({ operation: say(lang, 'noOffer') })
  if (price === 0) fieldErrors({ price: say(lang, 'zero') })
  if (offer.price === price) fieldErrors({ price: say(lang, 'same') })
  return {
    basics: {
      ...basics,
      offers: basics.offers.map((one) => (one.operation === operation ? { ...one, price } : one)),
    },
    old: offer.price ?? null,
  }
}

/** A home that is reserved or not on the market is offered to no demand. */
const NOBODY: Awaited<ReturnType<typeof demandsBetween>> = {
  gained: [],
  gainedCount: 0,
  lostCount: 0,
}

interface Change {
  before: Property
  after: Property
  operation: PricePreviewInput['operation']
  old: number | null
  price: number
}

/** Who hears of a price that was just saved in this transaction. */
async function effectOf(
  { trx, deps, actor }: Work,
  { before, after, operation, old, price }: Change,
): Promise<PriceEffect> {
  const { id } = after
  const onMarket = after.status === 'active' || after.status === 'reserved'
  const lowered = onMarket && old !== null && price < old
  const people = await contactNamesOf(trx, actor.agencyId, ownerContacts(after))
  const { gained, gainedCount, lostCount } =
    after.status === 'active'
      ? await demandsBetween(trx, actor, { before, after }, deps.now())
      : NOBODY
  return {
    operation,
    old,
    new: price,
    onMarket,
    savers: lowered ? await countSavers(trx, { id, operation, price }) : 0,
    searches: lowered ? await countSearches(trx, { id, operation }, deps.now()) : 0,
    demandsNew: gainedCount,
    demandsLost: lostCount,
    demands: gained,
    owners: onMarket
      ? [
          ...new Map(
            [...people.values()].map((person) => [
              person.id,
              { contactId: person.id, name: person.name },
            ]),
          ).values(),
        ]
      : [],
  }
}

type Wanted = Omit<PriceChangeInput, 'reason' | 'version'> &
  Partial<Pick<PriceChangeInput, 'reason' | 'version'>>

async function change(
  work: Work,
  id: string,
  { version, operation, price, reason, text }: Wanted,
): Promise<PriceChanged> {
  const { trx, deps, actor } = work
  const before = await getProperty(trx, id, actor, deps.now())
  const { basics, old } = repriced(before, { operation, price }, actor)
  const why = { ...(reason && { reason }), text: text?.trim() || null }
  const after = await saveProperty(
    work,
    id,
    { basics, ...(version && { version }) },
    { anyVersion: version === undefined, price: why },
  )
  return { property: after, effect: await effectOf(work, { before, after, operation, old, price }) }
}

/**
 * Changes a price with its reason; in one's own words where no reason of the list is it. Another
 * room says no version: what it knows of the home, it has just read.
 */
export async function changePrice(
  work: Work,
  id: string,
  input: Omit<PriceChangeInput, 'version'> & Partial<Pick<PriceChangeInput, 'version'>>,
): Promise<PriceChanged> {
  if (input.reason === 'other' && !input.text?.trim())
    fieldErrors({ text: say(work.actor.lang, 'sayWhy') })
  return change(work, id, input)
}

/** Carries the counted effect out of the transaction that is taken back. */
class Counted extends Error {
  readonly effect: PriceEffect

  constructor(effect: PriceEffect) {
    super('Taken back')
    this.effect = effect
  }
}

/** Who would hear of a price: it is saved, everybody is counted, and all of it is taken back. */
export async function previewPrice(
  { deps }: Pick<Ctx, 'deps'>,
  actor: Actor,
  id: string,
  input: PricePreviewInput,
): Promise<PriceEffect> {
  try {
    return await inTransaction(deps.db, async (trx) => {
      throw new Counted((await change({ trx, deps, actor }, id, input)).effect)
    })
  } catch (error) {
    if (error instanceof Counted) return error.effect
    throw error
  }
}
