import type {
  Agency,
  ContactMethod,
  Listing,
  ListingAgency,
  ListingAgent,
  Media,
  Photo,
  PricePoint,
  Property,
  User,
} from '../../../../generated/model/index.ts'
import type { ListingSource } from '../source.ts'
import { publicLocation, seaDistance } from './location.ts'
import { isPublic, listingPrices, publicOffers } from './prices.ts'
import { publicPart } from './public-part.ts'

const NEW_BUILD = new Set(['obra_nueva', 'en_construccion'])
/** A home whose agent chose no ways of contact is open to all but WhatsApp, which not every phone has. */
const EVERY_METHOD: ContactMethod[] = ['EMAIL', 'PHONE', 'PLATFORM']
const EXCLUSIVE = new Set(['exclusive', 'shared_exclusive'])

/**
 * The home as the public sees it. Every step goes through `publicPart` first, so a private field is gone before
 * anything is composed; of the mandate only "exclusive" is read. `isNew` depends on the day: it is set when read.
 */
export function toListing(source: ListingSource, prices: PricePoint[]): Listing {
  const { property } = source
  const { basics, layout, features, legal, texts, publication, location } = publicSteps(property)
  const offers = publicOffers(basics.offers ?? [])
  const contactMethods = publication.contactMethods?.length ? publication.contactMethods : EVERY_METHOD
  const calls = contactMethods.some((method) => method === 'PHONE' || method === 'WHATSAPP')
  const agency = toListingAgency(source.agency)
  const agent = source.agent && toListingAgent(source.agent)
  const listing: Listing = {
    id: property.id,
    ref: property.ref,
    prices: listingPrices(offers, prices),
    offers,
    priceHistory: publication.showPriceHistory ? prices : [],
    type: property.basics.type,
    subtype: basics.subtype ?? null,
    title: texts.title ?? {},
    description: texts.description ?? {},
    location: publicLocation(location, source),
    layout,
    features,
    energy: legal.energy ?? {},
    costs: costs(legal),
    photos: property.media.flatMap(toPhoto),
    agency: calls ? agency : { ...agency, phone: null },
    agent: agent && !calls ? { ...agent, phone: null } : agent,
    exclusive: publication.showExclusive === true && EXCLUSIVE.has(property.mandate?.exclusive ?? ''),
    newBuild: offers.some((offer) => offer.operation === 'ON') || NEW_BUILD.has(basics.condition ?? ''),
    isNew: false,
    contactMethods,
    publishedAt: property.publishedAt ?? property.updatedAt,
    updatedAt: property.updatedAt,
  }
  const more = {
    condition: basics.condition,
    constructionYear: basics.constructionYear,
    renovationYear: basics.renovationYear,
    protectionRegime: basics.protectionRegime,
    development: basics.development,
    metaDescription: texts.metaDescription,
    cedulaState: legal.cedula?.state,
    touristLicence: legal.touristLicence,
    videoUrl: texts.videoUrl,
    virtualTourUrl: texts.virtualTourUrl,
    featured: publication.featured,
    seaDistance: seaDistance(listing.location),
    onMarketAt: publication.showPriceHistory ? firstShown(property.publishedAt, prices) : undefined,
  }
  return Object.assign(listing, Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)))
}

/** The first day the public could see it: a home that was withdrawn and came back has been for sale all along. */
const firstShown = (publishedAt: string | null, prices: PricePoint[]): string | undefined =>
  [publishedAt, ...prices.map(({ at }) => at)].filter((at) => at !== null).sort((a, b) => Date.parse(a) - Date.parse(b))[0]

/** The steps without what is private or does not apply; an operation that is not public makes nothing apply. */
function publicSteps(property: Property) {
  const operations = property.basics.offers.map((offer) => offer.operation).filter(isPublic)
  const applies = { type: property.basics.type, operations }
  return {
    basics: publicPart('PropertyBasics', property.basics, applies),
    location: publicPart('PropertyLocation', property.location, applies),
    layout: publicPart('PropertyLayout', property.layout, applies),
    features: publicPart('PropertyFeatures', property.features, applies),
    legal: publicPart('PropertyLegal', property.legal, applies),
    texts: publicPart('PropertyTexts', property.texts, applies),
    publication: publicPart('PropertyPublication', property.publication, applies),
  }
}

function costs(legal: NonNullable<Property['legal']>): Listing['costs'] {
  const { communityFee, communityFeePeriod, communityFeeIncluded, ibiYearly, garbageYearly } = legal
  const all = { communityFee, communityFeePeriod, communityFeeIncluded, ibiYearly, garbageYearly }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** A picture that is public and ready to be shown. */
function toPhoto(media: Media): Photo[] {
  const { src, widths, width, height, color, kind, label, caption } = media
  if (media.visibility !== 'public' || media.state !== 'ready' || width === null || height === null) return []
  return [{ src, widths, width, height, color, kind, label, caption }]
}

export function toListingAgency(agency: Agency): ListingAgency {
  return {
    id: agency.id,
    name: agency.tradeName,
    logo: agency.logo,
    phone: agency.publicPhone ?? null,
    email: agency.publicEmail ?? null,
    languages: agency.languages ?? [],
    registration: agency.licences?.roaiibNumber ?? null,
  }
}

/** Who looks after a home, as the public sees them; null once they have left: their phone is not the agency's to show. */
export function toListingAgent(agent: User): ListingAgent | null {
  if (!agent.active) return null
  const name = [agent.first_name, agent.last_name].filter(Boolean).join(' ')
  return { name, avatar: agent.avatar, phone: agent.phone, languages: [agent.language] }
}
