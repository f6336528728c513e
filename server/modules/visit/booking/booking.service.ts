import type { Actor, Work } from '../../../contract/rights/actor.ts'
import type {
  VisitBooking,
  VisitBookingInput,
  VisitBookingList,
  VisitHours,
  VisitOpen,
} from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Lang } from '../../../contract/context.ts'
import { fieldErrors, forbidden, notAcceptable, notFound } from '../../../contract/errors.ts'
import { keepStored } from '../../../contract/stored/index.ts'
import { json, withAdvisoryLock, uuidv7, type Db } from '../../../db/index.ts'
import { findPublicListing } from '../../listing/index.ts'
import { getProperty } from '../../property/index.ts'
import { namesOf } from '../../user/index.ts'
import { hoursOf } from './free.ts'
import { bookToken } from './links.ts'
import { brokenWindow } from './slots.ts'
import { ownHomes } from '../visit.policy.ts'
import { agentStands, findBooking, openBooking, type BookingRow } from '../visit.repository.ts'
import { say } from '../messages.ts'

const DAY = 86_400_000
const DAYS = 90

export const readHours = (db: Db, { userId }: Actor): Promise<VisitHours> =>
  hoursOf(db, userId ?? '')

/** Sets the actor's own hours, all of them. */
export async function saveHours({ trx, deps, actor }: Work, doc: VisitHours): Promise<VisitHours> {
  const bad = brokenWindow(doc)
  if (bad >= 0) fieldErrors({ [`windows.${bad}.to`]: say(actor.lang, 'window') })
  const user_id = actor.userId ?? forbidden()
  const values = {
    doc: json(await keepStored(trx, 'visit_hours.doc', { user_id }, doc)),
    updated_at: deps.now(),
  }
  await trx
    .insertInto('visit_hours')
    .values({ user_id, agency_id: actor.agencyId, ...values })
    .onConflict((on) => on.column('user_id').doUpdateSet(values))
    .execute()
  return doc
}

async function toBooking(db: Db, deps: Deps, row: BookingRow): Promise<VisitBooking> {
  return {
    id: row.id,
    propertyId: row.property_id,
    agentId: row.agent_id,
    agentName: (await namesOf(db, [row.agent_id])).get(row.agent_id) ?? null,
    public: row.public,
    token: await bookToken(deps, row),
    expiresAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  }
}

/** The open booking of a readable home, if there is one. */
export async function listBookings(
  { db, ...deps }: Deps,
  actor: Actor,
  propertyId: string,
): Promise<VisitBookingList> {
  await getProperty(db, propertyId, actor, deps.now())
  const row = await openBooking(db, propertyId, deps.now())
  return { items: row ? [await toBooking(db, { db, ...deps }, row)] : [] }
}

/**
 * Opens a home of the actor's for booking with them, in place of what was open; public only for a
 * home on the market.
 */
export async function openForBooking(
  { trx, deps, actor }: Work,
  input: VisitBookingInput,
): Promise<VisitBooking> {
  const now = deps.now()
  await getProperty(trx, input.propertyId, actor, now)
  if (!(await ownHomes(trx, [input.propertyId], actor)).has(input.propertyId)) forbidden()
  if (input.public && !(await findPublicListing(trx, input.propertyId)))
    notAcceptable(say(actor.lang, 'notOnMarket'))
  await withAdvisoryLock(trx, `visit booking ${input.propertyId}`)
  await trx
    .updateTable('visit_booking')
    .set({ closed_at: now })
    .where('property_id', '=', input.propertyId)
    .where('closed_at', 'is', null)
    .execute()
  const row: BookingRow = {
    id: uuidv7(),
    agency_id: actor.agencyId,
    property_id: input.propertyId,
    agent_id: actor.userId ?? forbidden(),
    public: input.public,
    expires_at: new Date(now.getTime() + (input.days ?? DAYS) * DAY),
    created_by: actor.userId,
    created_at: now,
    closed_at: null,
  }
  await trx.insertInto('visit_booking').values(row).execute()
  return toBooking(trx, deps, row)
}

/** Ends a booking link. What was booked stays in the agenda. */
export async function closeBooking({ trx, deps, actor }: Work, id: string): Promise<void> {
  const row = await findBooking(trx, id)
  if (!row || row.agency_id !== actor.agencyId || row.closed_at !== null)
    return notFound(actor.lang)
  if (
    row.agent_id !== actor.userId &&
    !(await ownHomes(trx, [row.property_id], actor)).has(row.property_id)
  )
    return notFound(actor.lang)
  await trx
    .updateTable('visit_booking')
    .set({ closed_at: deps.now() })
    .where('id', '=', id)
    .execute()
}

/**
 * The booking link that a home's public page offers; null where its agent did not open one, or it
 * is off the market.
 */
export async function publicBooking(deps: Deps, homeId: string, lang: Lang): Promise<VisitOpen> {
  if (!(await findPublicListing(deps.db, homeId))) return notFound(lang)
  const row = await openBooking(deps.db, homeId, deps.now())
  if (!row?.public || !(await agentStands(deps.db, row))) return { token: null }
  return { token: await bookToken(deps, row) }
}
