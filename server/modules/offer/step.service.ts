import type { Work } from '../../contract/rights/actor.ts'
import type {
  Offer,
  OfferAct,
  OfferArras,
  OfferStep,
  OfferTurnAct,
  Property,
  Substatus,
} from '../../../generated/model/index.ts'
import { fieldErrors, forbidden, notAcceptable, notFound } from '../../contract/errors.ts'
import { recordEvent } from '../../db/index.ts'
import { react } from '../match/index.ts'
import { refuseDeal } from '../passport/index.ts'
import { changeStatus, loadProperty } from '../property/index.ts'
import { dayOf, writtenDay } from '../../time/madrid.ts'
import { ownHome } from './offer.policy.ts'
import {
  addTurn,
  dealOf,
  lockOffer,
  openBeside,
  saveOffer,
  type OfferRow,
} from './offer.repository.ts'
import { held, refusePast, shown } from './offer.service.ts'
import { notifyPeople, addToTimelines } from './notices.ts'
import { after, needsHome, standingOf, stored, type Standing } from './transitions.ts'
import { winDemand } from './win.ts'
import { say } from './messages.ts'

/** Acts that the outbox tells of. */
const TOLD: Partial<Record<OfferAct, string>> = { send: 'offer.sent', accept: 'offer.accepted' }

type Changes = Parameters<typeof saveOffer>[2]

/** What an act brings with it; 400 for what it lacks. */
function brought(work: Work, row: OfferRow, step: OfferStep): { changes: Changes; amount: number } {
  const required = say(work.actor.lang, 'required')
  if (step.act === 'counter') {
    const amount = step.amount ?? fieldErrors({ amount: required })
    refusePast(work, 'validUntil', step.validUntil)
    const valid = step.validUntil === undefined ? {} : { valid_until: step.validUntil }
    return {
      changes: {
        amount,
        last_side: step.side ?? (row.last_side === 'buyer' ? 'owner' : 'buyer'),
        ...valid,
      },
      amount,
    }
  }
  if (step.act === 'arras') {
    const amount = step.arrasAmount ?? fieldErrors({ arrasAmount: required })
    const arras: OfferArras = {
      kind: step.arrasKind ?? fieldErrors({ arrasKind: required }),
      amount,
      deedBy: step.deedBy ?? null,
    }
    return { changes: { arras }, amount }
  }
  if (step.act === 'close') {
    const amount = step.closePrice ?? fieldErrors({ closePrice: required })
    return { changes: { close_price: amount }, amount }
  }
  return { changes: {}, amount: row.amount }
}

/** Throws 406 for an offer whose last day is over, unless a counter-offer gives it another. */
function refuseLapsed({ deps, actor }: Work, row: OfferRow, { act, validUntil }: OfferStep): void {
  const open = row.state === 'sent' || row.state === 'countered' || row.state === 'draft'
  if (!open || row.valid_until === null || row.valid_until >= dayOf(deps.now())) return
  if (act === 'withdraw' || act === 'reject' || (act === 'counter' && validUntil !== undefined))
    return
  notAcceptable(say(actor.lang, 'past', { date: writtenDay(row.valid_until) }))
}

const SUBSTATUS: Partial<Record<Standing, Substatus>> = {
  arras: 'ARRAS_CONTRACT',
  notary: 'SIGNATURE_PENDING',
}

/**
 * The home goes where its deal goes: reserved (SIGNED says that a deposit was paid), closed with
 * its price, or back on the market. Without a reason: what was said of the act is its buyer's and
 * stays with the offer, while colleagues and owners read why a home moved.
 */
async function moveHome(
  work: Work,
  row: OfferRow,
  standing: Standing,
  closePrice: number | undefined,
): Promise<void> {
  const move = (input: Parameters<typeof changeStatus>[2]): Promise<Property> =>
    changeStatus(work, row.property_id, input, { anyVersion: true })
  if (standing === 'reservation')
    await move({ status: 'reserved', ...(row.deposit ? { substatus: 'SIGNED' } : {}) })
  const substatus = SUBSTATUS[standing]
  if (substatus) await move({ status: 'reserved', substatus })
  if (standing === 'closed')
    await move({
      status: 'closed',
      substatus: row.operation === 'T' ? 'TRANSFER' : 'RENTED_OR_SOLD',
      ...(closePrice === undefined ? {} : { closePrice }),
    })
  // Somebody may have moved it by hand in between: then it stays where they put it.
  if (
    standing === 'fallen' &&
    (await loadProperty(work.trx, row.property_id))?.status === 'reserved'
  )
    await move({ status: 'active' })
}

/**
 * Tells those who wait with an offer for the same home that another one was accepted; theirs stay
 * open.
 */
async function tellRivals(work: Work, row: OfferRow): Promise<void> {
  for (const rival of await openBeside(work.trx, row.property_id, row.id)) {
    await addTurn(work.trx, {
      offer_id: rival.id,
      at: work.deps.now(),
      act: 'rival',
      side: null,
      by_user: work.actor.userId,
      amount: null,
      text: null,
    })
    await notifyPeople(work, rival, 'rival', rival.amount)
  }
}

const sideOf = (act: OfferTurnAct, row: OfferRow): OfferRow['last_side'] | null => {
  if (act === 'send' || act === 'withdraw') return 'buyer'
  if (act === 'counter') return row.last_side
  if (act === 'accept' || act === 'reject') return row.last_side === 'buyer' ? 'owner' : 'buyer'
  return null
}

function refuse({ actor: { lang } }: Work, standing: Standing, act: OfferAct): never {
  return notAcceptable(
    say(lang, 'refused', {
      standing: say(lang, `standing.${standing}`) || '…',
      act: say(lang, `act.${act}`),
    }),
  )
}

/** One act on an offer, whole or not at all: offer, turn, home, demand, timelines and news. */
export async function stepOffer(work: Work, id: string, step: OfferStep): Promise<Offer> {
  const { trx, deps, actor } = work
  const row = await held(work, id, step.version)
  const { act } = step
  if (needsHome(act) && !ownHome(row, actor)) forbidden()
  const standing = after(standingOf(row), act) ?? refuse(work, standingOf(row), act)
  refuseLapsed(work, row, step)
  const home = act === 'accept' && (await loadProperty(trx, row.property_id))
  if (home) await refuseDeal(work, home)
  const { changes, amount } = brought(work, row, step)
  // The home's row is locked by its own change; the look and the unique index answer for two who
  // accept at once.
  if (act === 'accept' && (await dealOf(trx, row.property_id, id)))
    notAcceptable(say(actor.lang, 'inDeal'))
  await moveHome(work, row, standing, step.closePrice)
  if (act === 'accept' && (await dealOf(trx, row.property_id, id)))
    notAcceptable(say(actor.lang, 'inDeal'))
  await saveOffer(trx, id, { ...changes, ...stored(standing), updated_at: deps.now() })
  const now = await lockOffer(trx, actor, id)
  if (!now) return notFound(actor.lang)
  const told = act === 'notary' || act === 'fall' ? null : amount
  await addTurn(trx, {
    offer_id: id,
    at: deps.now(),
    act,
    side: sideOf(act, act === 'counter' ? now : row),
    by_user: actor.userId,
    amount: told,
    text: step.text?.trim() || null,
  })
  await addToTimelines(work, now, act, amount)
  await notifyPeople(work, now, act, amount)
  if (act === 'accept') await tellRivals(work, now)
  const kind = TOLD[act]
  if (kind)
    await recordEvent(trx, {
      kind,
      agencyId: now.agency_id,
      subject: id,
      payload: { version: now.version },
    })
  if (act === 'send' && row.demand_id !== null)
    await react(
      trx,
      { demandId: row.demand_id, propertyId: row.property_id, state: 'offer', by: 'buyer' },
      deps.now(),
    )
  if (standing === 'closed' && row.demand_id !== null) await winDemand(work, row.demand_id)
  return shown(trx, now, actor)
}
