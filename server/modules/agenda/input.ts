import type {
  AgendaAttendeeInput,
  AgendaEventInput,
  AgendaKind,
} from '../../../generated/model/index.ts'
import { fieldErrors, HttpError } from '../../contract/errors.ts'
import type { Db } from '../../db/index.ts'
import { readableDemand } from '../demand/index.ts'
import { isReadableLead } from '../lead/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { getUser } from '../user/index.ts'
import type { NewAttendee } from './agenda.repository.ts'
import { homesOf, seesHome } from './homes.ts'
import { contactsSeenBy } from './people.ts'
import { fixedUntil, makesDates, readRule, writeRule } from './series/rule.ts'
import { isMidnight, isZone } from './series/zone-day.ts'
import { say } from './messages.ts'

const DAY = 86_400_000
/**
 * Birthdays are series from the day somebody was born. A day of a zone east of Greenwich begins the
 * day before.
 */
const EARLIEST = Date.UTC(1899, 11, 31)
const LATEST = Date.UTC(2100, 0)

/** Start, end and whole days as they will be stored. */
export interface Times {
  starts_at: Date
  ends_at: Date
  all_day: boolean
  time_zone: string
}

/** Holds times to what a diary can show; 400 otherwise. */
export function checkTimes({ starts_at, ends_at, all_day, time_zone }: Times, actor: Actor): void {
  const { lang } = actor
  if (!isZone(time_zone)) fieldErrors({ timeZone: say(lang, 'zone') })
  if (!(starts_at.getTime() >= EARLIEST && starts_at.getTime() < LATEST))
    fieldErrors({ startsAt: say(lang, 'far') })
  if (!(ends_at >= starts_at) || (all_day && ends_at.getTime() === starts_at.getTime()))
    fieldErrors({ endsAt: say(lang, 'ends') })
  if (ends_at.getTime() - starts_at.getTime() > 60 * DAY) fieldErrors({ endsAt: say(lang, 'long') })
  if (all_day && !isMidnight(starts_at, time_zone)) fieldErrors({ startsAt: say(lang, 'midnight') })
  if (all_day && !isMidnight(ends_at, time_zone)) fieldErrors({ endsAt: say(lang, 'midnight') })
}

/** The rule as it is stored; 400 when it is none, or makes no date. */
export function checkRule(rrule: string, { starts_at, time_zone }: Times, actor: Actor): string {
  const parts = readRule(rrule)
  if (!parts) return fieldErrors({ rrule: say(actor.lang, 'rule') })
  const fixed = writeRule(fixedUntil(parts, time_zone))
  return makesDates({ starts_at, rrule: fixed, time_zone })
    ? fixed
    : fieldErrors({ rrule: say(actor.lang, 'ruleEmpty') })
}

/** Whose diary it goes into: one's own, or, for an ADMIN, anybody's who works there. */
export async function checkOrganiser(db: Db, id: string, actor: Actor): Promise<void> {
  if (id === actor.userId) return
  if (actor.role !== 'ADMIN') fieldErrors({ organiserId: say(actor.lang, 'organiserOwn') })
  const person = await getUser(db, id)
  if (!person?.active || !person.agency_ids.includes(actor.agencyId))
    fieldErrors({ organiserId: say(actor.lang, 'organiser') })
}

/** Homes must be in the person's portfolio; those that are in the event already may stay. */
export async function checkHomes(
  db: Db,
  ids: string[],
  actor: Actor,
  kept: string[] = [],
): Promise<void> {
  const homes = await homesOf(db, actor.agencyId, ids)
  const strange = ids.flatMap((id, at) => {
    const home = homes.get(id)
    return kept.includes(id) || (home && seesHome(home, actor))
      ? []
      : [[`propertyIds.${at}`, say(actor.lang, 'home')] as const]
  })
  if (strange.length > 0) fieldErrors(Object.fromEntries(strange))
}

/** The demand an event is about must be one the person may read; 400 otherwise. */
export async function checkDemand(
  db: Db,
  id: string | null | undefined,
  actor: Actor,
): Promise<void> {
  if (!id) return
  await readableDemand(db, actor, id).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404)
      fieldErrors({ demandId: say(actor.lang, 'demand') })
    throw error
  })
}

/** The enquiry an event answers must be one the person may read; 400 otherwise. */
export async function checkLead(
  db: Db,
  id: string | null | undefined,
  actor: Actor,
): Promise<void> {
  if (id && !(await isReadableLead(db, actor, id))) fieldErrors({ leadId: say(actor.lang, 'lead') })
}

/** Who comes, as it is stored: each is one of a contact, a colleague, an e-mail; nobody twice. */
export async function checkAttendees(
  db: Db,
  list: AgendaAttendeeInput[],
  actor: Actor,
  kept: string[] = [],
): Promise<NewAttendee[]> {
  const wrong: Record<string, string> = {}
  const contacts = await contactsSeenBy(
    db,
    actor,
    list.flatMap(({ contactId }) => contactId ?? []),
  )
  const seen = new Set<string>()
  const rows: NewAttendee[] = []
  for (const [at, { contactId, agentId, email, name, reply = 'needs_action' }] of list.entries()) {
    const path = `attendees.${at}`
    const key = contactId ?? agentId ?? email?.trim().toLowerCase()
    const person = agentId ? await getUser(db, agentId) : null
    if (!key || (contactId && agentId)) wrong[path] = say(actor.lang, 'attendee')
    else if (
      agentId &&
      !kept.includes(agentId) &&
      !(person?.active && person.agency_ids.includes(actor.agencyId))
    )
      wrong[path] = say(actor.lang, 'organiser')
    else if (contactId && !kept.includes(contactId) && !contacts.has(contactId))
      wrong[path] = say(actor.lang, 'contact')
    else if (!seen.has(key)) {
      rows.push({
        contact_id: contactId ?? null,
        user_id: agentId ?? null,
        email: contactId || agentId ? null : (email?.trim() ?? null),
        name: contacts.get(contactId ?? '')?.name ?? name?.trim() ?? null,
        reply,
      })
      seen.add(key)
    }
  }
  if (Object.keys(wrong).length > 0) fieldErrors(wrong)
  return rows
}

const KIND_WORDS = {
  visit: 'kindVisit',
  call: 'kindCall',
  meeting: 'kindMeeting',
  valuation: 'kindValuation',
  capture: 'kindCapture',
  signing: 'kindSigning',
  arras: 'kindArras',
  key_handover: 'kindKeyHandover',
  open_house: 'kindOpenHouse',
  task: 'kindTask',
  reminder: 'kindReminder',
  unavailability: 'kindUnavailability',
} as const satisfies Record<AgendaKind, string>

/** `Visita · Sóller`: what an event is called when nobody named it. */
export async function titleFor(
  db: Db,
  input: Pick<AgendaEventInput, 'kind' | 'title' | 'propertyIds'>,
  actor: Actor,
): Promise<string> {
  const given = input.title?.trim()
  if (given) return given
  const [first] = input.propertyIds ?? []
  const home = first ? (await homesOf(db, actor.agencyId, [first])).get(first)?.home : undefined
  return [say(actor.lang, KIND_WORDS[input.kind]), home?.town ?? home?.ref]
    .filter(Boolean)
    .join(' · ')
}
