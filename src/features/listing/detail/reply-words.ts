import type { TFunction } from '../../../i18n'

/** Minutes as people say them: `25 min`, `3 h`, `2 días`. */
export function replyWords(minutes: number, t: TFunction): string {
  if (minutes < 60)
    return t('contact.time.minutes', { count: Math.max(1, Math.round(minutes / 5) * 5) })
  const hours = Math.round(minutes / 60)
  return hours < 48
    ? t('contact.time.hours', { count: hours })
    : t('contact.time.days', { count: Math.round(hours / 24) })
}
