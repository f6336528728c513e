import type {
  AgendaItem,
  Route,
  RouteInput,
  RouteMiss,
  RouteStop,
} from '../../../../generated/model/index.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'
import { endOfDay, isDay, startOfDay } from '../../../time/madrid.ts'
import { agentsOf } from '../agenda.repository.ts'
import { listAgenda } from '../agenda.service.ts'
import { say } from '../messages.ts'
import { dayFrom, hoursIn, instantOf, mayMove, sorted } from './day.ts'
import { visitHoursOf } from './hours.ts'
import { MOST_STOPS, planDay } from './plan.ts'
import { roadOf } from './stops.ts'

function checkHours(input: RouteInput, { lang }: Actor): void {
  if (!isDay(input.day)) fieldErrors({ day: say(lang, 'far') })
  const { work, lunch } = hoursIn(input)
  if (work.to <= work.from) fieldErrors({ end: say(lang, 'ends') })
  if (lunch.to < lunch.from) fieldErrors({ lunchTo: say(lang, 'ends') })
}

/** The events of the day in which an agent is, whole days of before and after left out. */
async function itemsOf(db: Db, actor: Actor, agentId: string, day: string): Promise<AgendaItem[]> {
  const [from, to] = [startOfDay(day), endOfDay(day)]
  const query = { from: from.toISOString(), to: to.toISOString(), agentId: [agentId] }
  const { items } = await listAgenda(db, actor, query, from)
  return items.filter(({ startsAt, endsAt }) => endsAt > query.from && startsAt < query.to)
}

/** The order of a day's calls with the least time on the road; nothing is written. */
export async function proposeRoute(db: Db, actor: Actor, input: RouteInput): Promise<Route> {
  checkHours(input, actor)
  const agentId = input.agentId ?? actor.userId ?? notFound(actor.lang)
  const people = await agentsOf(db, actor.agencyId)
  if (!people.some(({ id }) => id === agentId)) return notFound(actor.lang)
  const { placed, other } = sorted(await itemsOf(db, actor, agentId, input.day))
  if (placed.length > MOST_STOPS) notAcceptable(say(actor.lang, 'routeMost', { count: MOST_STOPS }))
  const isWanted = ({ id }: AgendaItem) => input.eventIds?.includes(id) ?? true
  const movable = (item: AgendaItem) =>
    mayMove(item) && item.organiserId === agentId && isWanted(item)
  const visits = await visitHoursOf(db, agentId)
  const { calls, left } = planDay(dayFrom({ placed, other }, input, { movable, visits }))
  const itemOf = new Map(placed.map((item) => [item.id, item]))
  const stops = calls.flatMap(({ stop, start, way }): RouteStop[] => {
    const item = itemOf.get(stop.id)
    if (!item) return []
    const { id: eventId, version, title, startsAt, endsAt, homes } = item
    const proposedAt = start === stop.from ? startsAt : instantOf(start)
    const town = homes[0]?.town ?? null
    return [{ eventId, version, title, town, fixed: stop.fixed, startsAt, endsAt, proposedAt, way }]
  })
  const miss = ({ id: eventId, title }: AgendaItem, reason: RouteMiss['reason']): RouteMiss => ({
    eventId,
    title,
    reason,
  })
  const asItIs = calls.map(({ stop }) => stop).toSorted((a, b) => a.from - b.from)
  const [minutesBefore, minutesAfter] = [roadOf(asItIs), roadOf(calls.map(({ stop }) => stop))]
  return {
    day: input.day,
    stops,
    minutesBefore,
    minutesAfter,
    saved: Math.max(0, minutesBefore - minutesAfter),
    impossible: [
      ...other.filter(movable).map((item) => miss(item, 'no_place')),
      ...left.flatMap(({ id }) => {
        const item = itemOf.get(id)
        return item ? [miss(item, 'no_time')] : []
      }),
    ],
  }
}
