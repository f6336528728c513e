import type { TFunction } from '../../../i18n'

const MINUTE = 60_000

/** How long something has been waiting, in whole minutes; never less than zero (clocks differ). */
export const minutesSince = (iso: string, now: number): number => Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE))

/** Minutes as people say them: `45 min`, `3 h 20 min`, `2 d 4 h`. */
export function durationWords(minutes: number, t: TFunction): string {
  if (minutes < 60) return t('lead:wait.minutes', { m: minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? t('lead:wait.wholeHours', { h: hours }) : t('lead:wait.hours', { h: hours, m: minutes % 60 })
  const [days, rest] = [Math.floor(hours / 24), hours % 24]
  return rest === 0 ? t('lead:wait.wholeDays', { d: days }) : t('lead:wait.days', { d: days, h: rest })
}

export type Urgency = 'fresh' | 'due' | 'late'

/** Two hours is the goal, a day is late. */
export function urgencyOf(minutes: number): Urgency {
  if (minutes >= 24 * 60) return 'late'
  return minutes >= 2 * 60 ? 'due' : 'fresh'
}
