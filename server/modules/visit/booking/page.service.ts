import type {
  AgendaEvent,
  Property,
  VisitMine,
  VisitPage,
  VisitPageHome,
  VisitStatus,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { notFound } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { loadEvent } from '../../agenda/index.ts'
import { getAgency } from '../../agency/index.ts'
import { loadProperty } from '../../property/index.ts'
import { stillComes } from './booker.ts'
import { freeTimes, hoursOf } from './free.ts'
import { openToken, type Opened } from './links.ts'
import { shownHome, type ShownHome } from './place.ts'
import { toFeedback } from '../view.ts'
import { shownAgent } from '../shown-agent.ts'
import { DEFAULT_HOURS } from './slots.ts'
import { markOf, saidBefore, visitorBy, visitorsOf } from './whose.ts'
import {
  agentStands,
  findBooking,
  requestsOf,
  type BookingRow,
  type RequestRow,
} from '../visit.repository.ts'

/** Statuses in which a home is shown to who has its link; in a later version's it is to nobody. */
const SHOWN: readonly Property['status'][] = ['draft', 'prospect', 'active', 'reserved']

/**
 * What a link opens, looked up: a home with who shows it, and the visit if there is one already.
 */
export interface Opening {
  opened: Opened
  home: Property
  agentId: string
  agencyId: string
  booking: BookingRow | null
  event: AgendaEvent | null
  name: string
  /** Which visitor says what they thought, by `markOf`; null where it is not known. */
  mark: string | null
}

/**
 * Of whom an opinion is asked; a null name: somebody who comes no more. Links of before name nobody:
 * of several visitors they may be any's, so they greet none.
 */
async function whoseOpinion(
  db: Db,
  event: AgendaEvent,
  { of, booker }: { of: string | null; booker: RequestRow | null },
): Promise<{ mark: string | null; name: string | null }> {
  const visitors = visitorsOf(event)
  const [only] = visitors.length === 1 ? visitors : []
  const mark = of ?? booker?.contact_id ?? (only ? markOf(event, only) : null)
  const visitor = (await visitorBy(db, event, mark)) ?? (of === null ? only : null)
  if (of !== null && !visitor) return { mark, name: null }
  const booked = booker && (await visitorBy(db, event, booker.contact_id))
  return { mark, name: (booked && booked === visitor ? booker.name : visitor?.name) ?? '' }
}

/** What a token opens now; 404 for every token that opens nothing, without saying which it is. */
export async function opening(token: string, ctx: Ctx): Promise<Opening> {
  const { db } = ctx.deps
  const opened = await openToken(ctx.deps, token)
  if (!opened) return notFound(ctx.lang)
  if (opened.kind === 'book') {
    const booking = await findBooking(db, opened.bookingId)
    const home =
      booking && booking.closed_at === null && booking.expires_at > ctx.deps.now()
        ? await loadProperty(db, booking.property_id)
        : null
    if (
      !booking ||
      !home ||
      home.agencyId !== booking.agency_id ||
      !(await agentStands(db, booking)) ||
      !SHOWN.includes(home.status)
    )
      return notFound(ctx.lang)
    return {
      opened,
      home,
      agentId: booking.agent_id,
      agencyId: booking.agency_id,
      booking,
      event: null,
      name: '',
      mark: null,
    }
  }
  const event = await loadEvent(db, opened.eventId)
  const request = (await requestsOf(db, [opened.eventId]))[0]
  const propertyId = opened.kind === 'feedback' ? opened.propertyId : (event?.homes[0]?.id ?? '')
  const home = event?.homes.some(({ id }) => id === propertyId)
    ? await loadProperty(db, propertyId)
    : null
  // A link is one visitor's: when they were taken off the visit, or erased, it opens nothing.
  if (
    !event ||
    event.kind !== 'visit' ||
    !home ||
    event.attendees.every(({ agentId }) => agentId !== null)
  )
    return notFound(ctx.lang)
  const booker = request && (await stillComes(db, event, request)) ? request : null
  if (opened.kind === 'mine' && request && !booker) return notFound(ctx.lang)
  const { mark, name } =
    opened.kind === 'feedback'
      ? await whoseOpinion(db, event, { of: opened.of, booker })
      : { mark: null, name: booker?.name ?? visitorsOf(event)[0]?.name ?? '' }
  if (name === null) return notFound(ctx.lang)
  return {
    opened,
    home,
    agentId: event.organiserId,
    agencyId: event.agencyId,
    booking: null,
    event,
    name,
    mark,
  }
}

const AHEAD: readonly VisitStatus[] = ['requested', 'confirmed']

/** May the visitor still move or cancel it? */
export const movable = (event: AgendaEvent, now: Date): boolean =>
  AHEAD.includes(event.status) && new Date(event.startsAt) > now

function publicHome({ listing, onSite, place, address, follows }: ShownHome): VisitPageHome {
  const photo = listing.photos.find(({ kind }) => kind === 'photo')
  const width = photo?.widths.find((one) => one >= 640) ?? photo?.widths.at(-1)
  return {
    id: listing.id,
    ref: listing.ref,
    title: listing.title,
    place,
    address,
    addressFollows: follows,
    photo: photo && width ? `${photo.src}/${width}.webp` : null,
    listed: onSite,
  }
}

const toMine = (event: AgendaEvent, name: string, now: Date): VisitMine => ({
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  status: event.status,
  name,
  movable: movable(event, now),
})

/** What a link shows: free times, one's own visit, or the question what one thought. */
export async function readPage(token: string, ctx: Ctx): Promise<VisitPage> {
  const { db, now } = ctx.deps
  const { opened, home, agentId, agencyId, event, name, mark } = await opening(token, ctx)
  const [agency, agent, shown] = await Promise.all([
    getAgency(db, agencyId),
    shownAgent(db, agencyId, agentId),
    shownHome(db, home.id, event, now()),
  ])
  if (!agency || !shown) return notFound(ctx.lang)
  const timely =
    opened.kind === 'book' || (opened.kind === 'mine' && event !== null && movable(event, now()))
  const said =
    opened.kind === 'feedback' && opened.isMailed && event
      ? await saidBefore(db, event, home.id, mark)
      : null
  return {
    kind: opened.kind,
    agencyName: agency.tradeName,
    agencyPhone: agency.publicPhone ?? null,
    agentName: agent
      ? [agent.first_name, agent.last_name].filter(Boolean).join(' ')
      : agency.tradeName,
    home: publicHome(shown),
    // One that nobody can read offers no times; the page of a visit is there all the same.
    lengthMinutes: (await hoursOf(db, agentId)).lengthMinutes ?? DEFAULT_HOURS.lengthMinutes,
    days: timely
      ? await freeTimes(db, { agentId, propertyId: home.id, now: now(), except: event?.id ?? null })
      : [],
    visit: event && toMine(event, name, now()),
    said: said && toFeedback(said),
  }
}
