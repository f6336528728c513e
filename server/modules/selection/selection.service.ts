import {
  AssetSource,
  type Language,
  type Listing,
  type PublicOperation,
  type Selection,
  type SelectionDraft,
  type SelectionInput,
  type SelectionList,
  type SelectionMade,
} from '../../../generated/model/index.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { addEntry, contactWays } from '../contact/index.ts'
import {
  addDemandHistory,
  buyerOf,
  demandVisible,
  readableDemand,
  writableDemand,
  type DemandRecord,
} from '../demand/index.ts'
import { findPublicListing } from '../listing/index.ts'
import { react } from '../match/index.ts'
import { partnerHomes } from '../network/index.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { newToken, whyNoMail } from '../user/index.ts'
import { linkOf } from './link.ts'
import { draftFor, languageFor } from './message.ts'
import { LIFE_DAYS, readableSelection, writableSelection } from './selection.policy.ts'
import { insertLink, insertSelection, type SelectionRow } from './selection.repository.ts'
import { SELECTION_MAIL } from './mails.ts'
import { viewAll } from './view.ts'
import { say } from './messages.ts'
import { whatsappAddress } from '../../formats/whatsapp.ts'

const DAY = 86_400_000
const NEWEST = 50

/** The operation a home is shown under: the first of the demand's that it is offered for. */
function offered(
  listing: Listing,
  demand: DemandRecord,
): { operation: PublicOperation; price: number | null } | null {
  const price =
    listing.prices.find(({ operation }) => demand.operations.includes(operation)) ??
    listing.prices[0]
  return price ? { operation: price.operation, price: price.price } : null
}

/** The homes, each on the market and the own agency's or shared with it; 400 otherwise. */
async function chosen(work: Work, ids: string[], demand: DemandRecord) {
  const { agencyId } = work.actor
  const today = dayOf(work.deps.now())
  const sources = Object.values(AssetSource)
  const shared = await partnerHomes(work.trx, { agencyId, today, sources, ids })
  const homes = await Promise.all(
    ids.map(async (id) => {
      const listing = await findPublicListing(work.trx, id)
      const isOurs = listing?.agency.id === agencyId || shared.has(id)
      return listing && isOurs ? { id, ...offered(listing, demand) } : null
    }),
  )
  return homes.map((home) => {
    if (!home?.operation) return fieldErrors({ homes: say(work.actor.lang, 'homes') })
    return { id: home.id, operation: home.operation, price: home.price ?? null }
  })
}

async function one(db: Db, actor: Actor, row: SelectionRow): Promise<Selection> {
  const [selection] = await viewAll(db, actor, [row])
  if (!selection) throw new Error('A selection that was there is gone')
  return selection
}

/** Sends homes to the buyer of a demand: by mail from here, or as a link the agent takes along. */
export async function createSelection(work: Work, input: SelectionInput): Promise<SelectionMade> {
  const { trx, deps, actor } = work
  const demand = await writableDemand(trx, actor, input.demandId)
  const buyer = await buyerOf(trx, demand)
  if (input.channel === 'EMAIL' && !buyer?.email)
    fieldErrors({ channel: say(actor.lang, 'noEmail') })
  const noMail = input.channel === 'EMAIL' ? await whyNoMail(trx, actor) : null
  if (noMail !== null) fieldErrors({ channel: noMail })
  const homes = await chosen(work, input.homes, demand)
  const now = deps.now()
  const language = input.language ?? languageFor(buyer?.language, actor)
  const message = input.message?.trim() || null
  const id = uuidv7()
  const row = await insertSelection(
    trx,
    {
      id,
      agency_id: actor.agencyId,
      demand_id: demand.id,
      contact_id: demand.contact_id,
      created_by: actor.userId,
      channel: input.channel,
      language,
      message,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_DAYS * DAY),
      revoked_at: null,
      opened_at: null,
    },
    homes.map(({ id: listing_id, operation, price }, position) => ({
      selection_id: id,
      listing_id,
      operation,
      position,
      price_sent: price,
    })),
  )
  const url = await send(work, row)
  for (const home of homes)
    await react(trx, { demandId: demand.id, propertyId: home.id, state: 'sent', by: 'agent' }, now)
  const text = say(actor.lang, homes.length === 1 ? 'sentOne' : 'sentMany', { n: homes.length })
  await addDemandHistory(trx, demand.id, {
    kind: 'SENT',
    by: actor.userId,
    at: now,
    text,
    field: 'channel',
    new: input.channel,
  })
  const kind = input.channel === 'LINK' ? 'NOTE' : input.channel
  if (demand.contact_id)
    await addEntry(trx, {
      contactId: demand.contact_id,
      kind,
      by: actor.userId,
      at: now,
      text: [text, message].filter(Boolean).join('. '),
      ref: { type: 'selection', id, label: text },
    })
  return {
    selection: await one(trx, actor, row),
    url,
    whatsapp:
      input.channel === 'WHATSAPP'
        ? whatsappAddress(await numberOf(trx, demand), [message, url].filter(Boolean).join('\n\n'))
        : null,
  }
}

/** The buyer's number that has WhatsApp, as far as is known; null without one. */
const numberOf = async (trx: Db, { agency_id, contact_id }: DemandRecord): Promise<string | null> =>
  contact_id ? (await contactWays(trx, agency_id, contact_id)).whatsapp : null

/** Mails a selection, whose link its buyer alone has then, or answers a link to send on. */
async function send({ trx, deps, actor }: Work, row: SelectionRow): Promise<string> {
  if (row.channel === 'EMAIL') {
    const job = { selectionId: row.id }
    await deps.jobs.add(trx, SELECTION_MAIL, job, { agencyId: actor.agencyId })
    return ''
  }
  const token = newToken()
  await insertLink(trx, row.id, token, actor.userId)
  return linkOf(deps.config.siteUrl, row.language, token)
}

/** What was sent for a demand, or the newest within the actor's rights. */
export async function listSelections(
  db: Db,
  actor: Actor,
  demandId: string | undefined,
): Promise<SelectionList> {
  if (demandId) await readableDemand(db, actor, demandId)
  let query = db.selectFrom('selection').selectAll().where('agency_id', '=', actor.agencyId)
  query = demandId
    ? query.where('demand_id', '=', demandId)
    : query.where('demand_id', 'in', demandVisible(db, actor))
  const rows = await query.orderBy('id', 'desc').limit(NEWEST).execute()
  return { items: await viewAll(db, actor, rows) }
}

export async function getSelection(db: Db, actor: Actor, id: string): Promise<Selection> {
  return one(db, actor, await readableSelection(db, actor, id))
}

/** Ends the link; the same again changes nothing. */
export async function revokeSelection({ trx, deps, actor }: Work, id: string): Promise<void> {
  await writableSelection(trx, actor, id)
  await trx
    .updateTable('selection')
    .set({ revoked_at: deps.now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** A message to begin with. */
export async function draftSelection(
  db: Db,
  actor: Actor,
  { demandId, language }: { demandId?: string; language?: Language },
): Promise<SelectionDraft> {
  return draftFor(db, actor, demandId ? await readableDemand(db, actor, demandId) : null, language)
}
