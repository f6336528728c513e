import type { TFunction } from '../../../i18n'
import { dayAt } from '../../../lib/madrid'

const DAY_MS = 86_400_000
/** So many days before its last one a deadline is coming. */
const SOON = 3

export interface DueWords {
  text: string
  look: 'late' | 'soon' | 'later'
}

/** How far off a last day (YYYY-MM-DD) is, in words. */
export function dueWords(dueOn: string, t: TFunction): DueWords {
  const days = Math.round((Date.parse(dueOn) - Date.parse(dayAt(new Date()))) / DAY_MS)
  if (days < 0) return { text: t('desk.due.late', { count: -days }), look: 'late' }
  if (days <= 1)
    return { text: t(days === 0 ? 'desk.due.today' : 'desk.due.tomorrow'), look: 'soon' }
  return { text: t('desk.due.days', { count: days }), look: days <= SOON ? 'soon' : 'later' }
}
