import { useGetInboxClock } from '../../generated/api/inbox/inbox'
import type { InboxClock } from '../../generated/model'
import type { TFunction } from '../i18n'
import { date } from './format'

const MINUTE = 60_000
const DAY = 1440
/** After so long nobody looks at the hour any more. */
const MOST_DAYS = 60

/** How long something has been waiting, in whole minutes; never less than zero (clocks differ). */
export const minutesSince = (iso: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE))

/** Minutes as people say them: `45 min`, `3 h 20 min`, `2 d 4 h`. */
export function durationWords(minutes: number, t: TFunction): string {
  if (minutes < 60) return t('shell:wait.minutes', { m: minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 24)
    return minutes % 60 === 0
      ? t('shell:wait.wholeHours', { h: hours })
      : t('shell:wait.hours', { h: hours, m: minutes % 60 })
  const [days, rest] = [Math.floor(hours / 24), hours % 24]
  return rest === 0
    ? t('shell:wait.wholeDays', { d: days })
    : t('shell:wait.days', { d: days, h: rest })
}

/** Within the first half of the reply time aimed at, in its second half, or past it. */
export type Urgency = 'fresh' | 'due' | 'late'

/** What holds until the agency's own is known: an hour, Monday to Friday from nine to seven. */
export const USUAL_CLOCK: InboxClock = {
  goalMinutes: 60,
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '19:00',
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Day (days since 1970) and minute of the day on the islands. */
function islands(at: number): { day: number; minute: number } {
  return {
    day: Math.round(Date.parse(date(at, 'YYYY-MM-DD')) / 86_400_000),
    minute: minuteOf(date(at, 'HH:mm')),
  }
}

/** 1 is Monday, as the contract counts; the first of January 1970 was a Thursday. */
const weekday = (day: number): number => ((day + 3) % 7) + 1

/** Minutes of office hours between two moments, by the clock of the islands. */
export function officeMinutes(since: number, now: number, { days, from, to }: InboxClock): number {
  if (now <= since) return 0
  const [first, last] = [islands(since), islands(now)]
  const [opens, closes] = [minuteOf(from), minuteOf(to)]
  let sum = 0
  for (let day = Math.max(first.day, last.day - MOST_DAYS); day <= last.day; day += 1) {
    if (!days.includes(weekday(day))) continue
    const begin = Math.max(opens, day === first.day ? first.minute : 0)
    sum += Math.max(0, Math.min(closes, day === last.day ? last.minute : DAY) - begin)
  }
  return sum
}

/**
 * The one clock of unanswered messages, in the inbox and on the dashboard: since when somebody
 * waits in all, and how urgent it is by the office hours of it. The reply time aimed at and the
 * hours are the agency's.
 */
export function replyClock(
  since: string,
  now: number,
  rule: InboxClock,
): { minutes: number; urgency: Urgency } {
  const worked = officeMinutes(Date.parse(since), now, rule)
  return {
    minutes: minutesSince(since, now),
    urgency: worked > rule.goalMinutes ? 'late' : worked > rule.goalMinutes / 2 ? 'due' : 'fresh',
  }
}

/** The agency's rule; the usual one until it has come. */
export function useClockRule(): InboxClock {
  const { data } = useGetInboxClock({ query: { staleTime: 600_000 }, request: { silent: true } })
  return data ?? USUAL_CLOCK
}
