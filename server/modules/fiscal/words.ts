import type { Lang } from '../../contract/context.ts'

const LOCALES: Record<Lang, string> = { es: 'es-ES', en: 'en-GB', ca: 'ca-ES', de: 'de-DE' }

/** A day (YYYY-MM-DD) as people say it. */
export const dateWords = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  )
