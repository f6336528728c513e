import type { AgendaItem, AgendaPage, VisitHours } from '../../../generated/model/index.ts'
import type { Tool } from '../../../generated/mcp/tool-type.ts'
import { daysLater, dayOf, endOfDay, isDay, startOfDay, wallClock } from '../../time/madrid.ts'
import {
  askOperation,
  partOf,
  refusalOf,
  type Arguments,
  type Asking,
  type ToolAnswer,
} from '../ask.ts'
import { ownEvents } from './day-brief.ts'

const MINUTE = 60_000
const MOST_DAYS = 31
const MOST_SLOTS = 8
/** Of one day, so that there is a choice of days. */
const MOST_OF_DAY = 3

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

/** Times within the hours of visits at which nothing stands in the asker's own calendar. */
export async function freeTimes(tool: Tool, args: Arguments, asking: Asking): Promise<ToolAnswer> {
  const from = String(args['from'] ?? dayOf(asking.now))
  const to = String(args['to'] ?? (isDay(from) ? daysLater(from, 7) : ''))
  if (!isDay(from) || !isDay(to)) return { wrong: ['from, to: there is no such day'] }
  if (to < from || to > daysLater(from, MOST_DAYS))
    return { wrong: [`to: not before from, and ${MOST_DAYS} days later at most`] }
  const span = { from: startOfDay(from).toISOString(), to: endOfDay(to).toISOString() }
  const agenda = partOf(tool, 'listAgenda')
  const replies = await Promise.all([
    askOperation(tool.lead, {}, asking),
    askOperation(agenda, span, asking),
  ])
  const refused = refusalOf(replies)
  if (refused) return { refused }
  const hours = replies[0].data as VisitHours
  const minutes = Number(args['minutes'] ?? hours.lengthMinutes)
  const times = { hours, minutes, events: ownEvents(replies[1].data as AgendaPage).items }
  const slots = []
  for (let day = from; day <= to && slots.length < MOST_SLOTS; day = daysLater(day, 1))
    slots.push(...slotsOf(day, times, asking.now).slice(0, MOST_OF_DAY))
  return { answer: { minutes, slots: slots.slice(0, MOST_SLOTS) } }
}

function slotsOf(
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
