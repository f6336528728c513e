import { ZONE } from '../../../time/madrid.ts'
import type { AgendaClash, AgendaHome } from '../../../../generated/model/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { sightOf } from '../agenda.policy.ts'
import { homeFor, type KnownHome } from '../homes.ts'
import { say } from '../messages.ts'
import type { Occurrence } from '../series/expand.ts'
import { comesOf, isIn, type Known } from '../view.ts'
import { wayBetween } from './travel.ts'

const MINUTE = 60_000

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
export interface Pair {
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

/** What of the plan and an event in the same hours cannot be at once. */
export function overlapping(pair: Pair): AgendaClash[] {
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
export function travelling(pair: Pair): AgendaClash[] {
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
