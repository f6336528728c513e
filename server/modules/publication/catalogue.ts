import type { ChannelContent, Listing, PropertyOffer } from '../../../generated/model/index.ts'
import { LANGS } from '../../contract/language.ts'
import { frequency } from './offers.ts'
import { clean, cut, inLanguages, licenceLine, oneLine } from './text.ts'

/** A text in the first language that the channel has it in, the site's languages first. */
export function firstText(texts: Listing['title'], content: ChannelContent): string | undefined {
  const chosen = inLanguages(texts, content)
  const found = [...LANGS.map((lang) => chosen[lang]), ...Object.values(chosen)]
  return found.find((text) => text?.trim())
}

/** Its title, else what it is called by. */
export const nameOf = ({ title, ref }: Listing, content: ChannelContent): string =>
  oneLine(firstText(title, content) ?? ref)

/** Its description with what the law wants in it, whole, within so many signs. */
export function advert(listing: Listing, content: ChannelContent, most: number): string {
  const text = clean(firstText(listing.description, content) ?? '').trim()
  const licence = licenceLine(listing)
  const end = licence && !text.includes(licence) ? `\n${licence}` : ''
  return cut(text, most - end.length) + end
}

/** Euros with their currency, as catalogues of advertisers have it; a month's rent for a let. */
export const euro = ({ price }: PropertyOffer): string =>
  price === undefined ? '' : `${(price / 100).toFixed(price % 100 === 0 ? 0 : 2)} EUR`

export const isSale = (offer: PropertyOffer): boolean => frequency(offer) === 'sale'
