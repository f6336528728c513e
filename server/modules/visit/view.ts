import type {
  AgendaEvent,
  Visit,
  VisitFeedback,
  VisitHome,
  VisitSheet,
} from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { homesShown } from '../agenda/index.ts'
import { contactNamesOf } from '../contact/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'
import { partnersOf, toPartner } from './partner/of-event.ts'
import { homesOfSheet } from './sheet/sight.ts'
import { homesInSight, isThere, mayWrite, sightOfVisit } from './visit.policy.ts'
import {
  feedbackOf,
  requestsOf,
  sheetsOf,
  type FeedbackRow,
  type SheetRow,
} from './visit.repository.ts'
import { langOf, say } from './messages.ts'

export const toSheet = (row: SheetRow, byName: string | null): VisitSheet => ({
  id: row.id,
  number: row.number,
  language: row.language,
  signedAt: row.signed_at.toISOString(),
  signedOnDeviceAt: row.doc.signedOnDeviceAt ?? null,
  visitors: row.doc.visitors.map(({ name, idKind, idNumber, signature }) => ({
    name,
    idKind,
    idNumber,
    drawn: signature.path !== undefined,
  })),
  declaresFirstVisit: row.doc.declaresFirstVisit,
  noDirectDeal: row.doc.noDirectDeal,
  contentHash: row.content_hash,
  fileHash: row.file_hash,
  size: row.size,
  byName,
})

export const toFeedback = (row: Omit<FeedbackRow, 'shared_to'>): VisitFeedback => ({
  propertyId: row.property_id,
  by: row.by,
  interest: row.interest,
  priceOpinion: row.price_opinion,
  likes: row.likes,
  dislikes: row.dislikes,
  comment: row.comment,
  nextStep: row.next_step,
  shareWithOwner: row.share_with_owner,
  sharedAt: row.shared_at?.toISOString() ?? null,
  at: row.at.toISOString(),
})

const toHome = ({
  id,
  ref,
  title,
  address,
  town,
  thumb,
  keysPlace,
  keysNumber,
}: AgendaEvent['homes'][number]): VisitHome => ({
  id,
  ref,
  title: title ?? '',
  place: [address, town].filter(Boolean).join(', ') || null,
  thumb,
  keysPlace,
  keysNumber,
})

/** A visit of which the reader may know only when somebody is away. */
const taken = (
  { id, startsAt, endsAt, organiserId, organiserName }: AgendaEvent,
  lang: Actor['lang'],
): Visit => ({
  id,
  title: say(lang, 'taken'),
  startsAt,
  endsAt,
  status: 'confirmed',
  agentId: organiserId,
  agentName: organiserName,
  demandId: null,
  homes: [],
  people: [],
  sheets: [],
  feedback: [],
  busy: true,
  booked: false,
  partner: null,
  writable: false,
})

/**
 * Visits as their reader sees them. Documents and feedback only for who sees all of a visit, and
 * what tells of a home that is hidden from them only where they are there.
 */
export async function toVisits(db: Db, events: AgendaEvent[], actor: Actor): Promise<Visit[]> {
  const ids = events.map(({ id }) => id)
  const [sheets, feedback, requests] = await Promise.all([
    sheetsOf(db, ids),
    feedbackOf(db, ids),
    requestsOf(db, ids),
  ])
  const partners = await partnersOf(db, ids)
  const names = await namesOf(db, [
    ...new Set(sheets.flatMap(({ created_by }) => created_by ?? [])),
  ])
  const people = await contactNamesOf(db, actor.agencyId, [
    ...new Set(
      events.flatMap(({ attendees }) => attendees.flatMap(({ contactId }) => contactId ?? [])),
    ),
  ])
  const homes = events.flatMap((event) => event.homes.map(({ id }) => id))
  const shown = await homesShown(db, actor, homes)
  const named = sheets.flatMap(({ doc }) => doc.homeIds ?? [])
  const told = feedback.map(({ property_id }) => property_id)
  const inSight = await homesInSight(db, [...new Set([...homes, ...named, ...told])], actor)
  return Promise.all(
    events.map(async (event): Promise<Visit> => {
      const sight = await sightOfVisit(db, event, actor)
      if (sight === 'busy') return taken(event, actor.lang)
      const whole = sight === 'whole'
      const there = isThere(event, actor)
      const isKnown = (homeIds: string[]): boolean => there || homeIds.every(inSight)
      const visitors = event.attendees.filter(({ agentId }) => agentId === null)
      return {
        id: event.id,
        title: event.title,
        startsAt: event.startsAt,
        endsAt: event.endsAt,
        status: event.status,
        agentId: event.organiserId,
        agentName: event.organiserName,
        demandId: event.demandId,
        homes: event.homes.map((home) => toHome(there ? home : (shown.get(home.id) ?? home))),
        people: visitors.map(({ contactId, name, email, phone }) => {
          const known = contactId === null ? undefined : people.get(contactId)
          return {
            contactId,
            name: known?.name ?? name ?? (whole ? email : email?.split('@')[0]) ?? '',
            email: whole ? (known?.email ?? email) : null,
            phone: whole ? (known?.phone ?? phone) : null,
            language: known?.language ? langOf(known.language) : null,
          }
        }),
        sheets: whole
          ? sheets
              .filter((row) => row.event_id === event.id && isKnown(homesOfSheet(row, event)))
              .map((row) =>
                toSheet(row, row.created_by === null ? null : (names.get(row.created_by) ?? null)),
              )
          : [],
        feedback: whole
          ? feedback
              .filter((row) => row.event_id === event.id && isKnown([row.property_id]))
              .map(toFeedback)
          : [],
        busy: false,
        partner: toPartner(partners.get(event.id)),
        booked: requests.some(({ event_id }) => event_id === event.id),
        writable: mayWrite(event, actor),
      }
    }),
  )
}
