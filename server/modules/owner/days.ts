import type { Language } from '../../../generated/model/index.ts'
import { ZONE } from '../../time/madrid.ts'
import { localeOf } from '../../formats/figure.ts'

/** An instant, or a day, as people write it: `12 oct`. */
export const dayIn = (lang: Language, at: string): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    day: 'numeric',
    month: 'short',
    timeZone: at.length === 10 ? 'UTC' : ZONE,
  }).format(new Date(at))

export const momentIn = (lang: Language, at: string, weekday?: 'long'): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    ...(weekday && { weekday }),
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: ZONE,
  }).format(new Date(at))

/** A month by its first day (YYYY-MM-DD), as people write it: `octubre de 2026`. */
export const monthIn = (lang: Language, day: string): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))
