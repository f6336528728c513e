import type { Actor, Work } from '../../contract/rights/actor.ts'
import type {
  ListOffersParams,
  Offer,
  OfferInput,
  OfferPage,
  OfferPatch,
  Property,
} from '../../../generated/model/index.ts'
import { conflict, fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import { keepForm } from '../../contract/stored/index.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { idsOf, readableContact } from '../contact/index.ts'
import { demandsOfContact } from '../demand/index.ts'
import { getProperty } from '../property/index.ts'
import { dayOf } from '../../time/madrid.ts'
import {
  addTurn,
  findOffer,
  insertOffer,
  lockOffer,
  offersOf,
  saveOffer,
  type OfferRow,
} from './offer.repository.ts'
import { addToTimelines } from './notices.ts'
import { toOffers } from './view.ts'
import { say } from './messages.ts'

/** The list that cursors of this room belong to. */
const LIST = { list: 'listOffers', kind: 'id' } as const

const PAGE = 24
/** Homes on which nobody can offer any more. */
const OVER: readonly Property['status'][] = ['closed', 'archived']

export async function listOffers(
  db: Db,
  actor: Actor,
  params: ListOffersParams,
): Promise<OfferPage> {
  const { cursor: text, limit = PAGE, contactId, ...filter } = params
  const cursor = readCursor(text, LIST, actor.lang)
  const contactIds = contactId === undefined ? {} : { contactIds: await idsOf(db, contactId) }
  const page = cutPage(await offersOf(db, actor, { ...filter, ...contactIds }, limit, cursor), {
    ...LIST,
    cursor,
    limit,
  })
  return { items: await toOffers(db, page.rows, actor), next: page.next }
}

export async function readOffer(db: Db, actor: Actor, id: string): Promise<Offer> {
  const row = await findOffer(db, actor, id)
  if (!row) return notFound(actor.lang)
  return shown(db, row, actor)
}

/** One offer as its reader sees it. */
export async function shown(db: Db, row: OfferRow, actor: Actor): Promise<Offer> {
  const [offer] = await toOffers(db, [row], actor)
  return offer ?? notFound(actor.lang)
}

/** The offer, locked, if it is as the caller last saw it; 404 or 409 otherwise. */
export async function held({ trx, actor }: Work, id: string, version: number): Promise<OfferRow> {
  const row = await lockOffer(trx, actor, id)
  if (!row) return notFound(actor.lang)
  return row.version === version
    ? row
    : conflict(await shown(trx, row, actor), say(actor.lang, 'stale'))
}

/** Throws 400 for a last day that is over. */
export function refusePast({ deps, actor }: Work, field: string, day: string | undefined): void {
  if (day !== undefined && day < dayOf(deps.now()))
    fieldErrors({ [field]: say(actor.lang, 'pastDate') })
}

const termsOf = ({
  amount,
  deposit,
  financing,
  conditions,
  validUntil,
}: Omit<OfferPatch, 'version'>) => ({
  amount,
  deposit: deposit ?? null,
  financing: financing ?? null,
  conditions: conditions?.trim() || null,
  valid_until: validUntil ?? null,
})

/**
 * The demand an offer comes from: the one named, if it is that person's; else the only one with
 * which they are searching.
 */
async function demandFor(
  { trx, actor }: Work,
  { contactId, demandId }: OfferInput,
): Promise<string | null> {
  const demands = await demandsOfContact(trx, actor, await idsOf(trx, contactId))
  if (demandId !== undefined)
    return demands.some(({ id }) => id === demandId)
      ? demandId
      : fieldErrors({ demandId: say(actor.lang, 'notTheirs') })
  const [only, ...more] = demands.filter(({ status }) => status === 'SEARCH')
  return more.length === 0 ? (only?.id ?? null) : null
}

/** Writes an offer down as a draft: a readable home and person, and a demand of that person. */
export async function createOffer(work: Work, input: OfferInput): Promise<Offer> {
  const { trx, deps, actor } = work
  const now = deps.now()
  const home = await getProperty(trx, input.propertyId, actor, now)
  await readableContact(trx, actor, input.contactId)
  if (OVER.includes(home.status)) notAcceptable(say(actor.lang, 'notOnMarket'))
  const operation = input.operation ?? home.basics.offers[0]?.operation
  if (!operation || !home.basics.offers.some((offer) => offer.operation === operation))
    return fieldErrors({ operation: say(actor.lang, 'notOffered') })
  const demand_id = await demandFor(work, input)
  refusePast(work, 'validUntil', input.validUntil)
  const id = uuidv7()
  await insertOffer(trx, {
    id,
    agency_id: actor.agencyId,
    property_id: home.id,
    contact_id: input.contactId,
    demand_id,
    operation,
    agent_id: actor.userId,
    created_by: actor.userId,
    stage: null,
    arras: null,
    close_price: null,
    ...termsOf(input),
    created_at: now,
    updated_at: now,
  })
  await addTurn(trx, {
    offer_id: id,
    at: now,
    act: 'create',
    side: 'buyer',
    by_user: actor.userId,
    amount: input.amount,
    text: null,
  })
  const row = await lockOffer(trx, actor, id)
  if (!row) return notFound(actor.lang)
  await addToTimelines(work, row, 'create', input.amount)
  return shown(trx, row, actor)
}

/** Changes the terms of a draft. */
export async function saveDraft(
  work: Work,
  id: string,
  { version, ...terms }: OfferPatch,
): Promise<Offer> {
  const { trx, deps, actor } = work
  const row = await held(work, id, version)
  if (row.state !== 'draft') notAcceptable(say(actor.lang, 'notDraft'))
  refusePast(work, 'validUntil', terms.validUntil)
  const { amount, deposit, conditions, valid_until: validUntil } = row
  const said = keepForm('OfferPatch', { amount, deposit, conditions, validUntil }, terms)
  await saveOffer(trx, id, { ...termsOf(said), updated_at: deps.now() })
  return readOffer(trx, actor, id)
}
