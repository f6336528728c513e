import type { Listing, PrintOptions } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { ListingSource } from '../listing/index.ts'
import { factNames } from './paper/facts.ts'

/** Photos and facts offered at first. */
const FIRST_PHOTOS = 10
const FIRST_FACTS = [
  'built',
  'bedrooms',
  'bathrooms',
  'plot',
  'terrace',
  'pool',
  'parking',
  'views',
  'constructionYear',
  'condition',
]

/** Ids of the pictures that may be printed, in the home's order. */
export function printable({ property }: ListingSource): string[] {
  return property.media
    .filter(
      ({ kind, state, visibility }) =>
        kind === 'photo' && state === 'ready' && visibility === 'public',
    )
    .map(({ id }) => id)
}

/**
 * What is offered for a home nobody has printed: in the person's language, the look of their last
 * print.
 */
export function firstOptions(
  source: ListingSource,
  listing: Listing,
  lang: Lang,
  last: PrintOptions | undefined,
): PrintOptions {
  const {
    kind = 'window',
    paper = 'A4',
    orientation = 'portrait',
    contact = 'agent',
    address = false,
    plan = true,
    qr = true,
  } = last ?? {}
  const known = factNames(listing)
  return {
    kind,
    paper,
    orientation,
    contact,
    address,
    plan,
    qr,
    language: last?.language ?? lang,
    text: last?.text === 'none' ? 'none' : 'home',
    facts: (last ? last.facts : FIRST_FACTS).filter((fact) => known.includes(fact)),
    photos: printable(source).slice(0, FIRST_PHOTOS),
    price:
      listing.prices.length > 0 && listing.prices.every(({ price }) => price === null)
        ? 'onRequest'
        : 'shown',
  }
}

/** A choice of before as far as it still holds: photos and facts that are gone are left out. */
export function stillValid(
  options: PrintOptions,
  source: ListingSource,
  listing: Listing,
): PrintOptions {
  const [photos, facts] = [printable(source), factNames(listing)]
  return {
    ...options,
    photos: options.photos.filter((id) => photos.includes(id)),
    facts: options.facts.filter((fact) => facts.includes(fact)),
  }
}
