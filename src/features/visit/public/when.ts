import { ZONE } from '../../../lib/zone'
import type { Language } from '../../../../generated/model'

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB', ca: 'ca-ES', de: 'de-DE' }
const part = (at: string, lang: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[lang as Language], { timeZone: ZONE, ...options }).format(
    new Date(at),
  )

/** Hour in the islands: 11:30. */
export const hour = (at: string): string =>
  part(at, 'es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `lunes` and `23 noviembre`, word by word: browsers and server join dates differently. */
export const dayWords = (at: string, lang: string): { weekday: string; day: string } => ({
  weekday: part(at, lang, { weekday: 'long' }),
  day: `${part(at, 'es', { day: 'numeric' })} ${part(at, lang, { month: 'long' })}`,
})

/** `lunes 23 noviembre, 11:30`. */
export const moment = (at: string, lang: string): string =>
  `${dayWords(at, lang).weekday} ${dayWords(at, lang).day}, ${hour(at)}`
