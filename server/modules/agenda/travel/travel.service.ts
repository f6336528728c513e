import type { AgendaItem, AgendaTravel } from '../../../../generated/model/index.ts'
import { wayBetween, type Place } from './travel.ts'

/** Longer in between than this and nobody goes straight from one to the other. */
const LINKED_MINUTES = 240

/**
 * Where an event takes place, as far as its homes say: where one arrives, where one leaves from.
 */
const placesOf = ({
  homes,
}: AgendaItem): { first: Place | undefined; last: Place | undefined } => ({
  first: homes[0],
  last: homes.at(-1),
})

/** The ways between the events that follow each other in each person's day. */
export function travelsOf(items: AgendaItem[]): AgendaTravel[] {
  const placed = items.filter(
    ({ homes, allDay, status }) =>
      homes.length > 0 && !allDay && status !== 'cancelled' && status !== 'no_show',
  )
  const byAgent = Map.groupBy(
    placed.flatMap((item) => item.agentIds.map((agentId) => ({ agentId, item }))),
    ({ agentId }) => agentId,
  )
  return [...byAgent].flatMap(([agentId, list]) =>
    list.flatMap(({ item: to }, at): AgendaTravel[] => {
      const from = list[at - 1]?.item
      const [last, first] = [from && placesOf(from).last, placesOf(to).first]
      const way = last && first ? wayBetween(last, first) : null
      if (!from || !way || (way.minutes === 0 && !way.crossing)) return []
      const available = Math.round((Date.parse(to.startsAt) - Date.parse(from.endsAt)) / 60_000)
      return available > LINKED_MINUTES
        ? []
        : [{ fromId: from.id, toId: to.id, agentId, startsAt: from.endsAt, available, ...way }]
    }),
  )
}
