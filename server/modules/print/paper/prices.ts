import type { Listing, ListingPrice } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { moneyWords } from '../../../mail/home-line.ts'
import { say, wordOf } from '../messages.ts'

/** A price in words, or that it is to be asked for. */
export function priceWords(
  { price, rentPeriod }: Pick<ListingPrice, 'price' | 'rentPeriod'>,
  lang: Lang,
): string {
  if (price === null) return say(lang, 'onRequest')
  return `${moneyWords(price)}${rentPeriod ? say(lang, `per.${rentPeriod}`) : ''}`
}

/** What the home costs: the first operation large, the others beside it. */
export function pricesOf(
  { prices }: Listing,
  shown: boolean,
  lang: Lang,
): { operation: string; price: string; otherPrices: string[] } {
  const [first, ...others] = prices
  const words = (price: ListingPrice): string =>
    shown ? priceWords(price, lang) : say(lang, 'onRequest')
  return {
    operation: first ? wordOf(lang, 'operation', first.operation) : '',
    price: first ? words(first) : say(lang, 'onRequest'),
    otherPrices: shown
      ? others.map((price) => `${wordOf(lang, 'operation', price.operation)}: ${words(price)}`)
      : [],
  }
}
