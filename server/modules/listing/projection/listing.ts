import type {
  Listing,
  Media,
  Photo,
  PricePoint,
  Property,
} from '../../../../generated/model/index.ts'
import { publicFacts } from '../../../fields/home.ts'
import type { ListingSource } from '../source.ts'
import { sunOf } from '../sun/sun-hours.ts'
import { contactWays, isCalled, toListingAgency, toListingAgent } from './contact.ts'
import { addressDetail, asFine, publicLocation, seaDistance } from './location.ts'
import { isPublic, keptBack, listingPrices, publicHistory, publicOffers } from './prices.ts'
import { fieldsOf, publicPart } from './public-part.ts'
import { unmeasured, unregistered } from './registers.ts'
import { titled } from './titled.ts'
import { withoutDevelopment } from './without-development.ts'

const NEW_BUILD = new Set(['obra_nueva', 'en_construccion'])
const EXCLUSIVE = new Set(['exclusive', 'shared_exclusive'])

/**
 * Fields that stand together under `costs`, and all that have a place of their own in the public
 * record.
 */
const COSTS = new Set(fieldsOf('ListingCosts'))
const PLACED = new Set(fieldsOf('Listing'))

/**
 * The home as the public sees it. Every step goes through `publicPart` first, so a private field is
 * gone before anything is composed; of the mandate only "exclusive" is read, of the settings what
 * they decide. What keeps something back (price on request, address, ways of contact) is asked of
 * the home itself: a contract that knows it no more still keeps back what it kept. Public fields of
 * steps that are no part of their own stand under their own names, or among `facts`. `isNew`
 * depends on the day: it is set when read.
 */
export function toListing(source: ListingSource, prices: PricePoint[]): Listing {
  const { property } = source
  const { showPriceHistory = false, showExclusive = false } = property.publication ?? {}
  const steps = publicSteps(property)
  const { basics, layout, features, legal, texts, publication } = steps
  const location = { ...steps.location, addressVisibility: property.location?.addressVisibility }
  const facts = publicFacts(steps)
  const offers = publicOffers(basics.offers ?? [])
  const contactMethods = contactWays(property.publication?.contactMethods)
  const called = isCalled(contactMethods)
  const shown = publicLocation(location, source)
  const doorTold = addressDetail(location, source.precision) === 'number'
  const listing: Listing = {
    ...split({ ...basics, ...texts, ...publication, ...legal }, (key) => PLACED.has(key)),
    id: property.id,
    ref: property.ref,
    prices: listingPrices(offers, prices),
    offers,
    priceHistory: showPriceHistory ? publicHistory(property.basics.offers, prices) : [],
    type: property.basics.type,
    subtype: basics.subtype ?? null,
    title: titled(texts.title ?? {}, {
      type: property.basics.type,
      subtype: basics.subtype ?? null,
      location: shown,
    }),
    description: texts.description ?? {},
    location: shown,
    layout: doorTold ? layoutOf(layout, source) : unmeasured(layoutOf(layout, source)),
    features,
    energy: doorTold ? (legal.energy ?? {}) : unregistered(legal.energy ?? {}),
    costs: split(legal, (key) => COSTS.has(key)),
    photos: property.media
      .flatMap(toPhoto)
      .filter(({ kind }) => doorTold || kind !== 'energy_label'),
    agency: toListingAgency(source.agency, called),
    agent: source.agent && toListingAgent(source.agent, called),
    exclusive: showExclusive && EXCLUSIVE.has(property.mandate?.exclusive ?? ''),
    newBuild:
      offers.some((offer) => offer.operation === 'ON') || NEW_BUILD.has(basics.condition ?? ''),
    isNew: false,
    contactMethods,
    publishedAt: property.publishedAt ?? property.updatedAt,
    updatedAt: property.updatedAt,
  }
  const more = {
    cedulaState: legal.cedula?.state,
    seaDistance: seaDistance(listing.location),
    sun: sunOf(listing.layout),
    facts: Object.keys(facts).length > 0 ? facts : undefined,
    onMarketAt: showPriceHistory ? firstShown(property.publishedAt, prices) : undefined,
  }
  return Object.assign(
    listing,
    Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)),
  )
}

/**
 * The first day the public could see it: a home that was withdrawn and came back has been for sale
 * all along.
 */
const firstShown = (publishedAt: string | null, prices: PricePoint[]): string | undefined =>
  [publishedAt, ...prices.map(({ at }) => at)]
    .filter((at) => at !== null)
    .sort((a, b) => Date.parse(a) - Date.parse(b))[0]

/**
 * The steps without what is private or does not apply; an operation that is not public makes
 * nothing apply.
 */
function publicSteps(property: Property) {
  const operations = property.basics.offers.map((offer) => offer.operation).filter(isPublic)
  const applies = { type: property.basics.type, operations }
  const offers = property.basics.offers.map(keptBack)
  const basics = publicPart('PropertyBasics', { ...property.basics, offers }, applies)
  const { addressVisibility = 'hidden' } = property.location ?? {}
  return {
    basics: addressVisibility === 'hidden' ? { ...basics, ...withoutDevelopment(basics) } : basics,
    location: publicPart('PropertyLocation', property.location, applies),
    layout: publicPart('PropertyLayout', property.layout, applies),
    features: publicPart('PropertyFeatures', property.features, applies),
    legal: publicPart('PropertyLegal', property.legal, applies),
    texts: publicPart('PropertyTexts', property.texts, applies),
    publication: publicPart('PropertyPublication', property.publication, applies),
  }
}

/** A distance that was typed says no more of the place than the place that is shown. */
function layoutOf(layout: Listing['layout'], { precision }: ListingSource): Listing['layout'] {
  return layout.seaDistance === undefined || precision === 'exact'
    ? layout
    : { ...layout, seaDistance: asFine(layout.seaDistance, precision) }
}

/** The part of an object whose keys fit. */
const split = <T extends object>(whole: T, fits: (key: string) => boolean): Partial<T> =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => fits(key))) as Partial<T>

/** A picture that is public and ready to be shown. */
function toPhoto(media: Media): Photo[] {
  const { src, widths, width, height, color, kind, label, caption } = media
  if (media.visibility !== 'public' || media.state !== 'ready' || width === null || height === null)
    return []
  return [{ src, widths, width, height, color, kind, label, caption }]
}
