import type { Lang } from '../i18n/language'
import { amountFigure, moneyShort } from './format'
import { currentLang } from './href'

/**
 * Integer cents as map pins show them: `945 mil` (945k, 945 Tsd.: "mil" is read as millions in
 * English, and as nothing in German), `1,19 M€` (1,19 Mio. €), `980 €` (rents); nothing for a falsy
 * amount.
 */
export function moneyPin(cents: number | null | undefined, lang: Lang = currentLang()): string {
  if (!cents) return ''
  if (cents >= 1e8)
    return amountFigure(Math.floor(cents / 1e6) / 100) + (lang === 'de' ? ' Mio. €' : ' M€')
  if (cents >= 1e6)
    return (
      amountFigure(Math.floor(cents / 1e5)) + ({ en: 'k', de: ' Tsd.' }[lang as string] ?? ' mil')
    )
  return moneyShort(Math.round(cents / 100) * 100)
}
