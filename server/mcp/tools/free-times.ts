import type { AgendaPage, VisitHours } from '../../../generated/model/index.ts'
import type { Tool } from '../../../generated/mcp/tool-type.ts'
import { daysLater, dayOf, endOfDay, isDay, startOfDay } from '../../time/madrid.ts'
import {
  askOperation,
  partOf,
  refusalOf,
  type Arguments,
  type Asking,
  type ToolAnswer,
} from '../ask.ts'
import { freeBetween, ownEvents } from './own-times.ts'

const MOST_DAYS = 31
const MOST_SLOTS = 8
/** Of one day, so that there is a choice of days. */
const MOST_OF_DAY = 3

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
  const page = replies[1].data as AgendaPage
  if (page.cut) return { wrong: ['to: too much stands in the calendars until then, ask for less'] }
  const minutes = Number(args['minutes'] ?? hours.lengthMinutes)
  const days = freeBetween({ from, to, minutes }, hours, ownEvents(page).items, asking.now)
  const slots = days.flatMap((day) => day.slice(0, MOST_OF_DAY)).slice(0, MOST_SLOTS)
  return { answer: { minutes, slots } }
}
