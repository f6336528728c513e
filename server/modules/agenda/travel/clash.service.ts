import { ZONE } from '../../../time/madrid.ts'
import type {
  AgendaClash,
  AgendaClashInput,
  AgendaHome,
} from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { sightOf } from '../agenda.policy.ts'
import { findEvent } from '../agenda.repository.ts'
import { occurrencesBetween, type Occurrence } from '../series/expand.ts'
import { homeFor, homesOf, seesHome, type KnownHome } from '../homes.ts'
import { checkTimes } from '../input.ts'
import { wayBetween } from './travel.ts'
import { comesOf, isIn, lookUp, type Known } from '../view.ts'
import { say } from '../messages.ts'

const MINUTE = 60_000
/** How far before and after an event its neighbours are looked for. */
const AROUND_MS = 4 * 60 * MINUTE
const MOST = 12
/** What stands in a diary without keeping anybody from being elsewhere. */
const LIGHT: readonly string[] = ['task', 'reminder']
const OVER: readonly string[] = ['cancelled', 'no_show', 'done']

/** An event as it is about to be: when, who, where. */
export interface Planned {
  starts_at: Date
  ends_at: Date
  all_day: boolean
  kind?: string
  userIds: string[]
  contactIds: string[]
  emails: string[]
  homeIds: string[]
  /** The event itself, and the series it belongs to: it does not clash with itself. */
  except: string[]
}

const clock = (at: Date): string =>
  at.toLocaleTimeString('es-ES', { hour: '2-digit', minute: '2-digit', timeZone: ZONE })

/** Everything the sentences need, for one other event. */
interface Pair {
  mine: Planned
  other: Occurrence
  known: Known
  homes: Map<string, KnownHome>
  actor: Actor
}

const usersOf = (one: Occurrence): string[] => [one.row.organiser_id, ...comesOf(one)]

/** How the other event is spoken of: private time of others has no name. */
function saidOf({ other, actor }: Pair): {
  title: string
  from: string
  to: string
  eventId: string | null
} {
  const sight = sightOf(other.row, comesOf(other), actor)
  const open = sight === 'write' || sight === 'read'
  return {
    title: open ? other.row.title : say(actor.lang, 'busy'),
    from: clock(other.starts_at),
    to: clock(other.ends_at),
    eventId: open ? other.row.id : null,
  }
}

/** A home of the other event, as the person is shown it there. */
const homeOf = ({ other, homes, actor }: Pair, id: string | undefined): AgendaHome | undefined => {
  const known = homes.get(id ?? '')
  return known && homeFor(known, isIn(other.row, comesOf(other), actor), actor)
}

function overlapping(pair: Pair): AgendaClash[] {
  const { mine, other, known, homes, actor } = pair
  const { eventId, ...said } = saidOf(pair)
  const base = {
    eventId,
    startsAt: other.starts_at.toISOString(),
    endsAt: other.ends_at.toISOString(),
    missingMinutes: null,
  }
  const users = usersOf(other).filter((id) => mine.userIds.includes(id))
  const clashes: AgendaClash[] = [...new Set(users)].map((id) => ({
    ...base,
    kind: 'agent',
    text: say(actor.lang, 'clashAgent', { name: known.users.get(id) ?? '', ...said }),
  }))
  // Of private time nothing but its hours is told: neither people nor homes.
  if (eventId === null) return clashes
  for (const { contact_id, email, name } of other.attendees) {
    const comes =
      (contact_id && mine.contactIds.includes(contact_id)) ||
      (email && mine.emails.includes(email.toLowerCase()))
    if (comes)
      clashes.push({
        ...base,
        kind: 'person',
        text: say(actor.lang, 'clashPerson', {
          name: known.contacts.get(contact_id ?? '')?.name ?? name ?? email ?? '',
          ...said,
        }),
      })
  }
  for (const id of other.homes) {
    const home = homeOf(pair, id)
    if (mine.homeIds.includes(id))
      clashes.push({
        ...base,
        kind: 'home',
        text: say(actor.lang, 'clashHome', { ref: home?.ref ?? '', ...said }),
      })
    else if (
      home?.keysNumber &&
      mine.homeIds.some(
        (one) =>
          homes.get(one)?.home.keysNumber === home.keysNumber &&
          homes.get(one)?.home.keysPlace === home.keysPlace,
      )
    )
      clashes.push({
        ...base,
        kind: 'keys',
        text: say(actor.lang, 'clashKeys', {
          number: home.keysNumber,
          name: known.users.get(other.row.organiser_id) ?? '',
          ...said,
        }),
      })
  }
  return clashes
}

/** The way from or to a neighbour, when it is longer than the time in between. */
function travelling(pair: Pair): AgendaClash[] {
  const { mine, other, homes, actor } = pair
  const { eventId } = saidOf(pair)
  if (eventId === null || !usersOf(other).some((id) => mine.userIds.includes(id))) return []
  const after = other.starts_at >= mine.ends_at
  const [fromId, toId] = after
    ? [mine.homeIds.at(-1), other.homes[0]]
    : [other.homes.at(-1), mine.homeIds[0]]
  const own = (id: string | undefined) => homes.get(id ?? '')?.home
  const [from, to] = after ? [own(fromId), homeOf(pair, toId)] : [homeOf(pair, fromId), own(toId)]
  const way = from && to ? wayBetween(from, to) : null
  const available = Math.round(
    (after
      ? other.starts_at.getTime() - mine.ends_at.getTime()
      : mine.starts_at.getTime() - other.ends_at.getTime()) / MINUTE,
  )
  if (!from || !to || !way || (way.minutes ?? Infinity) <= available) return []
  const words = { from: from.town ?? from.ref, to: to.town ?? to.ref, available }
  return [
    {
      kind: way.crossing ? 'crossing' : 'travel',
      eventId,
      startsAt: other.starts_at.toISOString(),
      endsAt: other.ends_at.toISOString(),
      missingMinutes: way.minutes === null ? null : way.minutes - available,
      text:
        way.minutes === null
          ? say(actor.lang, 'clashCrossing', words)
          : say(actor.lang, 'clashTravel', { ...words, minutes: way.minutes }),
    },
  ]
}

const ORDER = ['agent', 'home', 'person', 'keys', 'crossing', 'travel']

/** What an event would clash with; nothing of it is a refusal. */
export async function findClashes(db: Db, actor: Actor, mine: Planned): Promise<AgendaClash[]> {
  if (LIGHT.includes(mine.kind ?? '')) return []
  const near = await occurrencesBetween(db, {
    agencyId: actor.agencyId,
    from: new Date(mine.starts_at.getTime() - AROUND_MS),
    to: new Date(mine.ends_at.getTime() + AROUND_MS),
  })
  const others = near.filter(
    ({ row }) =>
      !OVER.includes(row.status) &&
      !LIGHT.includes(row.kind) &&
      !mine.except.includes(row.id) &&
      !(row.series_id && mine.except.includes(row.series_id)),
  )
  const known = await lookUp(db, actor.agencyId, others)
  const homes = new Map([...known.homes, ...(await homesOf(db, actor.agencyId, mine.homeIds))])
  const clashes = others.flatMap((other) => {
    const pair = { mine, other, known, homes, actor }
    return other.starts_at < mine.ends_at && other.ends_at > mine.starts_at
      ? overlapping(pair)
      : mine.all_day || other.row.all_day
        ? []
        : travelling(pair)
  })
  return clashes.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)).slice(0, MOST)
}

/** Clashes of an event that stands. */
export function clashesOf(
  db: Db,
  actor: Actor,
  { row, attendees, homes, starts_at, ends_at }: Occurrence,
): Promise<AgendaClash[]> {
  if (OVER.includes(row.status)) return Promise.resolve([])
  return findClashes(db, actor, {
    starts_at,
    ends_at,
    all_day: row.all_day,
    kind: row.kind,
    userIds: [row.organiser_id, ...attendees.flatMap(({ user_id }) => user_id ?? [])],
    contactIds: attendees.flatMap(({ contact_id }) => contact_id ?? []),
    emails: attendees.flatMap(({ email }) => email?.toLowerCase() ?? []),
    homeIds: homes,
    except: [row.id, ...(row.series_id ? [row.series_id] : [])],
  })
}

/** Clashes of an event that is being written. */
export async function checkPlanned(
  db: Db,
  actor: Actor,
  input: AgendaClashInput,
): Promise<AgendaClash[]> {
  const [starts_at, ends_at] = [new Date(input.startsAt), new Date(input.endsAt)]
  const all_day = input.allDay ?? false
  checkTimes({ starts_at, ends_at, all_day, time_zone: ZONE }, actor)
  const attendees = input.attendees ?? []
  const organiser = input.organiserId ?? actor.userId
  const visible = await visibleHomes(db, actor, input)
  return findClashes(db, actor, {
    starts_at,
    ends_at,
    all_day,
    ...(input.kind ? { kind: input.kind } : {}),
    userIds: [
      ...(organiser ? [organiser] : []),
      ...attendees.flatMap(({ agentId }) => agentId ?? []),
    ],
    contactIds: attendees.flatMap(({ contactId }) => contactId ?? []),
    emails: attendees.flatMap(({ email }) => email?.toLowerCase() ?? []),
    homeIds: visible,
    except: input.exceptId ? [input.exceptId] : [],
  })
}

/**
 * The homes that the person may plan with: those of their portfolio, and what stands in the event
 * already that they are in. Others are as if they were not there, so that nobody measures the way
 * to a door they are not shown.
 */
async function visibleHomes(
  db: Db,
  actor: Actor,
  { propertyIds = [], exceptId }: AgendaClashInput,
): Promise<string[]> {
  const homes = await homesOf(db, actor.agencyId, propertyIds)
  const full = exceptId ? await findEvent(db, exceptId) : undefined
  const kept = full && isIn(full.row, comesOf(full), actor) ? full.homes : []
  return propertyIds.filter((id) => {
    const home = homes.get(id)
    return home && (kept.includes(id) || seesHome(home, actor))
  })
}
