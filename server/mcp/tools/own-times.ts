import type { AgendaItem, AgendaPage, VisitHours } from '../../../generated/model/index.ts'
import { wallClock } from '../../time/madrid.ts'

const MINUTE = 60_000

/** Events of the asker's own diary. */
export function ownEvents(page: AgendaPage): AgendaPage {
  const mine = page.people.find((one) => one.mine)?.id
  return { ...page, items: page.items.filter(({ agentIds }) => mine && agentIds.includes(mine)) }
}

/** An hour of a day in Madrid as an instant. */
function at(day: string, hour: string): number {
  const guess = new Date(`${day}T${hour}:00Z`)
  return 2 * guess.getTime() - wallClock(guess).getTime()
}

const isTaken = (events: AgendaItem[], start: number, end: number): boolean =>
  events.some(
    ({ startsAt, endsAt, status, travelMinutesBefore, travelMinutesAfter }) =>
      status !== 'cancelled' &&
      Date.parse(startsAt) - (travelMinutesBefore ?? 0) * MINUTE < end &&
      Date.parse(endsAt) + (travelMinutesAfter ?? 0) * MINUTE > start,
  )

/** Times of a day at which a visit can be. */
export function slotsOf(
  day: string,
  { hours, minutes, events }: { hours: VisitHours; minutes: number; events: AgendaItem[] },
  now: Date,
): { start: string; end: string }[] {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7
  const earliest = now.getTime() + hours.noticeHours * 60 * MINUTE
  const step = (minutes + hours.bufferMinutes) * MINUTE
  return hours.windows
    .filter((window) => window.weekday === weekday)
    .flatMap((window) => {
      const free = []
      const close = at(day, window.to) - minutes * MINUTE
      for (let start = at(day, window.from); start <= close; start += step) {
        const end = start + minutes * MINUTE
        if (start >= earliest && !isTaken(events, start, end + hours.bufferMinutes * MINUTE))
          free.push({ start: new Date(start).toISOString(), end: new Date(end).toISOString() })
      }
      return free
    })
}
