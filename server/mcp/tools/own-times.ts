import type { AgendaItem, AgendaPage, VisitHours } from '../../../generated/model/index.ts'
import { takesTime } from '../../modules/agenda/index.ts'
import { freeDays, type Taken } from '../../modules/visit/index.ts'
import { dayOf } from '../../time/madrid.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** Events of the asker's own diary. */
export function ownEvents(page: AgendaPage): AgendaPage {
  const mine = page.people.find((one) => one.mine)?.id
  return { ...page, items: page.items.filter(({ agentIds }) => mine && agentIds.includes(mine)) }
}

const takenBy = (event: AgendaItem): Taken => ({
  start: new Date(Date.parse(event.startsAt) - (event.travelMinutesBefore ?? 0) * MINUTE),
  end: new Date(Date.parse(event.endsAt) + (event.travelMinutesAfter ?? 0) * MINUTE),
})

/** Free times by day until `to`, as visitors are offered them, of visits of so many minutes. */
export function freeBetween(
  { from, to, minutes }: { from: string; to: string; minutes: number },
  hours: VisitHours,
  events: AgendaItem[],
  now: Date,
): { start: string; end: string }[][] {
  const busy = events.filter(takesTime)
  const visits = new Map<string, number>()
  for (const { kind, startsAt } of busy) {
    const day = dayOf(new Date(startsAt))
    if (kind === 'visit') visits.set(day, (visits.get(day) ?? 0) + 1)
  }
  const horizonDays = Math.max(0, Math.ceil((Date.parse(to) - now.getTime()) / DAY)) + 1
  const asked = { ...hours, lengthMinutes: minutes, horizonDays }
  return freeDays({ hours: asked, taken: busy.map(takenBy), visits, now })
    .filter(({ date }) => date >= from && date <= to)
    .map(({ slots }) =>
      slots.map((start) => ({
        start,
        end: new Date(Date.parse(start) + minutes * MINUTE).toISOString(),
      })),
    )
}
