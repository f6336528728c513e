import type { AnalysisShare } from '../../../../generated/model'
import type { TFunction } from '../../../i18n'
import { count } from '../../../lib/format'

const whole = (share: number): string => count(Math.round(share * 100))
const MINUTES_OF_DAY = 1440

/** `34 %`. */
export const percent = (share: number): string => `${whole(share)} %`

/** `30–38 %`: where the share lies with 95 %. */
export const interval = ({ low, high }: AnalysisShare): string => `${whole(low)}–${whole(high)} %`

/** Days as people say them, less than one in hours: `6 días`, `1,6 h`. */
export function daysWords(days: number | null, t: TFunction): string {
  if (days === null) return '–'
  if (days < 1) return minutesWords(days * MINUTES_OF_DAY, t)
  return t('unit.days', { count: Math.round(days), n: count(Math.round(days)) })
}

/** Minutes as people say them: `25 min`, `1,6 h`. */
export function minutesWords(minutes: number | null, t: TFunction): string {
  if (minutes === null) return '–'
  return minutes < 60
    ? t('unit.minutes', { n: count(Math.round(minutes)) })
    : t('unit.hours', { n: count(Math.round(minutes / 6) / 10) })
}
