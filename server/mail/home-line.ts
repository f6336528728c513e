import type { Language, ListingCard } from '../../generated/model/index.ts'
import { pageIn } from '../contract/language.ts'
import { figure } from '../formats/figure.ts'
import { say } from './words.ts'

const euros = new Intl.NumberFormat('es-ES', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
})

/** A home in a mail, in words. */
export interface HomeLine {
  title: string
  price: string
  /** What changed: `Baja 15.000 €: antes 350.000 €`. */
  change: string | null
  facts: string
  place: string
  url: string
  image: string | null
}

/** EUR cents in whole euros, as the site writes money. */
export const moneyWords = (cents: number): string => euros.format(Math.round(cents / 100))

/** One line, whatever a title holds. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A home's title in a language, else in Spanish, else in any, else its reference. */
export function titleWords(
  { title, ref }: Pick<ListingCard, 'title' | 'ref'>,
  lang: Language,
): string {
  return oneLine(title[lang] ?? title.es ?? Object.values(title)[0] ?? ref)
}

/** The line of a home; `before` is the price (EUR cents) it was lowered from. */
export function homeLine(
  card: ListingCard,
  before: number | null,
  lang: Language,
  siteUrl: string,
): HomeLine {
  const { bedrooms, bathrooms, area, price, rentPeriod, photo } = card
  const facts = [
    bedrooms === null ? '' : say(lang, 'bedrooms', { count: bedrooms }),
    bathrooms === null ? '' : say(lang, 'bathrooms', { count: bathrooms }),
    area === null ? '' : `${figure(area, lang, 0)} m²`,
  ]
  const width =
    photo &&
    ([...photo.widths].sort((a, b) => a - b).find((one) => one >= 640) ?? photo.widths.at(-1))
  const lowered = before !== null && price !== null && before > price
  return {
    title: titleWords(card, lang),
    price:
      price === null
        ? say(lang, 'onRequest')
        : `${moneyWords(price)}${rentPeriod ? ` ${say(lang, rentPeriod)}` : ''}`,
    change: lowered
      ? say(lang, 'lowered', { by: moneyWords(before - price), before: moneyWords(before) })
      : null,
    facts: facts.filter(Boolean).join(' · '),
    place: oneLine(card.place),
    url: pageIn(siteUrl, lang, `/inmueble/${card.id}`),
    image: photo && width ? `${siteUrl}${photo.src}/${width}.webp` : null,
  }
}
