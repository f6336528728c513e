import type { Lang } from '../../contract/context.ts'
import { localeOf } from '../../formats/figure.ts'

/** A day (YYYY-MM-DD) as people say it. */
export const dateWords = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  )
