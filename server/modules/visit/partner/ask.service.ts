import type {
  PartnerVisit,
  PartnerVisitInput,
  PartnerVisitList,
} from '../../../../generated/model/index.ts'
import {
  fieldErrors,
  forbidden,
  HttpError,
  notAcceptable,
  notFound,
} from '../../../contract/errors.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { uuidv7, withAdvisoryLock } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { titleWords } from '../../../mail/home-line.ts'
import { idsOf, readableContact } from '../../contact/index.ts'
import { findPublicListing, placeLine } from '../../listing/index.ts'
import { ALL_SOURCES, partnerHomes } from '../../network/index.ts'
import { say } from '../messages.ts'
import { tellLister } from './news.ts'
import { asksFor, insertVisit, OVER, stillShared, visitsSeen } from './partner.repository.ts'
import { lister, termsOf } from './sides.ts'
import { slotsFrom } from './slots.ts'
import { stateNow } from './stand.ts'
import { toPartnerVisits } from './view.ts'

/** Visits between the actor's agency and its partners. */
export async function listPartnerVisits(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  propertyId?: string,
): Promise<PartnerVisitList> {
  const rows = await visitsSeen(db, actor, propertyId)
  return { items: await toPartnerVisits(db, rows, actor, now()) }
}

/** A home that is shared with the agency now, and whose it is; throws 404. */
async function sharedHome({ trx, deps, actor }: Work, id: string) {
  const { agencyId, lang } = actor
  const wanted = { agencyId, today: dayOf(deps.now()), sources: ALL_SOURCES, ids: [id] }
  const offer = (await partnerHomes(trx, wanted)).get(id)
  const listing = offer && (await findPublicListing(trx, id))
  return listing ? { offer, listing } : notFound(lang)
}

/** Who comes, with all records that became theirs; 400 for whom the actor may not read. */
async function comer({ trx, actor }: Work, id: string) {
  try {
    const { id: contactId } = await readableContact(trx, actor, id)
    return { contactId, contactIds: await idsOf(trx, contactId) }
  } catch (error) {
    if (error instanceof HttpError && error.status === 404)
      return fieldErrors({ contactId: say(actor.lang, 'partner.contact') })
    throw error
  }
}

/** Asks whose home it is for a visit, without a word of who comes. */
export async function askPartnerVisit(
  work: Work,
  { propertyId, contactId: id, slots: given }: PartnerVisitInput,
): Promise<PartnerVisit> {
  const { trx, deps, actor } = work
  const { agencyId, lang, userId } = actor
  const now = deps.now()
  const { offer, listing } = await sharedHome(work, propertyId)
  const { contactId, contactIds } = await comer(work, id)
  const sides = { lister_id: offer.agencyId, property_id: propertyId }
  const { noticeHours, lengthMinutes } = await termsOf(trx, await lister(trx, sides))
  const slots = slotsFrom(given, { now, noticeHours, lang })
  await withAdvisoryLock(trx, `partner visit ${agencyId} ${propertyId}`)
  const before = await asksFor(trx, { agencyId, propertyId, contactIds }, now)
  const shared = await stillShared(trx, before, now)
  const stands = before.some((row) => !OVER.includes(stateNow(row, shared.has(row.id), now)))
  if (stands) notAcceptable(say(lang, 'partner.already'))
  const row = await insertVisit(trx, {
    id: uuidv7(),
    agency_id: agencyId,
    ...sides,
    contact_id: contactId,
    agent_id: userId ?? forbidden(),
    title: titleWords(listing, lang),
    place: placeLine(listing.location) || null,
    slots,
    minutes: lengthMinutes,
    turn_at: now,
    created_at: now,
    changed_at: now,
  })
  await tellLister(work, row, 'asked')
  const [visit] = await toPartnerVisits(trx, [row], actor, now)
  return visit ?? notFound(lang)
}
