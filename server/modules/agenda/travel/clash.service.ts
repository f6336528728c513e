import { ZONE } from '../../../time/madrid.ts'
import type { AgendaClash, AgendaClashInput } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { findEvent } from '../agenda.repository.ts'
import { occurrencesBetween, type Occurrence } from '../series/expand.ts'
import { homesOf, seesHome } from '../homes.ts'
import { checkTimes } from '../input.ts'
import { comesOf, isIn, lookUp } from '../view.ts'
import { overlapping, travelling, type Planned } from './clash.ts'

/** How far before and after an event its neighbours are looked for. */
const AROUND_MS = 4 * 3_600_000
const MOST = 12
/** What stands in a diary without keeping anybody from being elsewhere. */
const LIGHT: readonly string[] = ['task', 'reminder']
const OVER: readonly string[] = ['cancelled', 'no_show', 'done']

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
