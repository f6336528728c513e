import { count, moneyShort } from './format'
import { currentLang } from './href'
import type { Lang } from '../i18n/language'

/** "945 mil" is read as millions in English, and as nothing in German. */
const THOUSANDS: Record<Lang, string> = {
  es: ' mil',
  ca: ' mil',
  en: 'k',
  de: ' Tsd.',
}
const MILLIONS: Record<Lang, string> = { es: 'M€', ca: 'M€', en: 'M€', de: 'Mio. €' }

/**
 * Integer cents as map pins show them: `945 mil` (945k, 945 Tsd.), `1,19 M€` (1,19 Mio. €), `980 €`
 * (rents); nothing for a falsy amount.
 */
export function moneyPin(cents: number | null | undefined, lang: Lang = currentLang()): string {
  if (!cents) return ''
  const amount = cents / 100
  if (amount >= 1e6) return `${count(Math.floor(amount / 1e4) / 100)} ${MILLIONS[lang]}`
  if (amount >= 1e4) return `${count(Math.floor(amount / 1e3))}${THOUSANDS[lang]}`
  return moneyShort(Math.round(amount) * 100)
}
