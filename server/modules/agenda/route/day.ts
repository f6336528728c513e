import { Temporal } from 'temporal-polyfill'
import type { AgendaItem, RouteInput } from '../../../../generated/model/index.ts'
import { ZONE } from '../../../time/madrid.ts'
import type { WeekdayHours } from './hours.ts'
import type { Day, Span, Stop } from './stops.ts'

const MINUTE = 60_000
/** Nobody is kept from driving by these. */
const LIGHT: readonly string[] = ['task', 'reminder']
const OVER: readonly string[] = ['cancelled', 'no_show']

const minuteOf = (at: string): number => Math.floor(Date.parse(at) / MINUTE)
export const instantOf = (minute: number): string => new Date(minute * MINUTE).toISOString()

/** A day's clock in minutes; an hour that a spring night skips is the one after. */
export const clockOf =
  (day: string) =>
  (time: string): number =>
    Temporal.PlainDate.from(day).toZonedDateTime({
      timeZone: ZONE,
      plainTime: Temporal.PlainTime.from(time),
    }).epochMilliseconds / MINUTE

/** The hours of the day: those asked for, else the usual ones. */
export function hoursIn({ day, start, end, lunchFrom, lunchTo }: RouteInput) {
  const at = clockOf(day)
  return {
    work: { from: at(start ?? '09:00'), to: at(end ?? '20:00') },
    lunch: { from: at(lunchFrom ?? '14:00'), to: at(lunchTo ?? '15:00') },
  }
}

const overlap = (a: Span, b: Span): Span => ({
  from: Math.max(a.from, b.from),
  to: Math.min(a.to, b.to),
})

const placeOf = ({ homes: [home] }: AgendaItem) =>
  home?.geo ? { geo: home.geo, island: home.island } : null

/** Whether an event may be given another hour: nobody has agreed to the one it has. */
export const mayMove = ({ status, writable, series, allDay }: AgendaItem): boolean =>
  status === 'requested' && writable && !series && !allDay

/** What takes place at a known place, and what only keeps its time. */
export function sorted(items: readonly AgendaItem[]): {
  placed: AgendaItem[]
  other: AgendaItem[]
} {
  const counted = items.filter(
    ({ kind, status }) => !LIGHT.includes(kind) && !OVER.includes(status),
  )
  const isPlaced = (item: AgendaItem) => !item.allDay && placeOf(item) !== null
  return { placed: counted.filter(isPlaced), other: counted.filter((item) => !isPlaced(item)) }
}

/** The day as it is planned from; `movable` says which of its calls may move. */
export function dayFrom(
  { placed, other }: ReturnType<typeof sorted>,
  input: RouteInput,
  { movable, visits }: { movable: (item: AgendaItem) => boolean; visits: readonly WeekdayHours[] },
): Day {
  const { work, lunch } = hoursIn(input)
  const at = clockOf(input.day)
  const { dayOfWeek } = Temporal.PlainDate.from(input.day)
  const open = visits
    .filter(({ weekday }) => weekday === dayOfWeek)
    .map(({ from, to }) => overlap(work, { from: at(from), to: at(to) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from)
  const spanOf = ({ startsAt, endsAt }: AgendaItem): Span => ({
    from: minuteOf(startsAt),
    to: minuteOf(endsAt),
  })
  const stops = placed.map((item): Stop => ({
    id: item.id,
    ...spanOf(item),
    place: placeOf(item) ?? { geo: null, island: null },
    fixed: !movable(item),
    windows: item.kind === 'visit' && open.length > 0 ? open : [work],
  }))
  const blocks = [...other.map(spanOf), lunch].filter(({ from, to }) => from < to)
  return { stops, blocks: blocks.toSorted((a, b) => a.from - b.from), lunch }
}
