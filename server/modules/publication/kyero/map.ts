import type { Listing } from '../../../../generated/model/index.ts'
import { LANGS, pageIn } from '../../../contract/language.ts'
import type { OutSettings } from '../../integration/index.ts'
import { frequency, offerId, takenOffers, whole, wholeEuros, type Offer } from '../offers.ts'
import { inLanguages, jpeg, licenceLine, pictures } from '../text.ts'
import { featureWords, typeWord } from './words.ts'

/** One `property` in Kyero's names; absent is left out. */
export interface KyeroHome {
  id: string
  ref: string
  price: number | undefined
  priceFreq: 'sale' | 'month'
  newBuild: 0 | 1
  type: string | undefined
  town: string
  province: string
  location?: { longitude: number; latitude: number }
  locationDetail?: string
  beds?: number
  baths?: number
  pool?: 0 | 1
  built?: number
  plot?: number
  consumption?: string
  emissions?: string
  /** Path of its page, by language. */
  url: Record<string, string>
  videoUrl?: string
  virtualTourUrl?: string
  email?: string
  contactNumber?: string
  desc: Record<string, string>
  features: string[]
  /** `url` is a path. */
  images: { url: string; plan: boolean }[]
}

/** Languages of the schema. */
export const LANGUAGES = [
  'ca',
  'da',
  'de',
  'en',
  'es',
  'fi',
  'fr',
  'it',
  'nl',
  'no',
  'pt',
  'ru',
  'sv',
]

/** Whole euros, half up; 0 on request; absent when nobody knows. */
const euros = ({ price, priceOnRequest }: Offer): number | undefined =>
  priceOnRequest ? 0 : wholeEuros(price)

/** A home's texts: its title as the first line, what the law wants as the last. */
function texts(listing: Listing, { content }: OutSettings): Record<string, string> {
  const titles = inLanguages(listing.title, content)
  const licence = licenceLine(listing)
  const found = Object.entries(inLanguages(listing.description, content)).flatMap(
    ([lang, text]) => {
      if (!LANGUAGES.includes(lang) || text.trim() === '') return []
      const line = licence && !text.includes(licence) ? licence : ''
      return [[lang, [titles[lang], text, line].filter(Boolean).join('\n')]]
    },
  )
  return Object.fromEntries(found) as Record<string, string>
}

function energy({ energy: { status, consumptionLetter, emissionsLetter } }: Listing) {
  if (status === 'exempt' || status === 'in_process') return { consumption: 'X', emissions: 'X' }
  if (status !== 'provided') return {}
  return { consumption: consumptionLetter, emissions: emissionsLetter }
}

/** What only 3.8 takes: links, and whom to ask about this home. */
function since38(listing: Listing, { level, content }: OutSettings) {
  if (level !== '3.8') return {}
  const { videoUrl, virtualTourUrl, agency, agent } = listing
  const asked = content.contact === 'agent' ? (agent?.phone ?? agency.phone) : agency.phone
  const link = (url: string | undefined) => (url && url.length <= 255 ? url : undefined)
  return {
    videoUrl: link(videoUrl),
    virtualTourUrl: link(virtualTourUrl),
    email: agency.email ?? undefined,
    contactNumber: asked ?? undefined,
  }
}

/**
 * A home in Kyero's names, once for each offer that Kyero takes. Of two a let has the id with
 * `-r`, always, so that an id never passes from one to the other.
 */
export function map(listing: Listing, settings: OutSettings): KyeroHome[] {
  const { id, ref, location: at, layout, features } = listing
  const shared = {
    ref,
    type: typeWord(listing),
    town: at.municipality ?? at.town ?? '',
    province: at.province ?? (at.municipality === null ? '' : 'Illes Balears'),
    location: at.geo ? { longitude: at.geo.lon, latitude: at.geo.lat } : undefined,
    locationDetail: (at.urbanisation ?? at.zoneName)?.slice(0, 50),
    beds: layout.bedrooms,
    baths: layout.bathrooms,
    pool: features.pool && (features.pool === 'none' ? 0 : 1),
    built: whole(layout.built),
    plot: whole(layout.plot),
    ...energy(listing),
    url: Object.fromEntries(LANGS.map((lang) => [lang, pageIn('', lang, `/inmueble/${id}`)])),
    ...since38(listing, settings),
    desc: texts(listing, settings),
    features: featureWords(listing),
    images: pictures(listing, settings.content).map((photo) => ({
      url: jpeg(photo),
      plan: settings.level === '3.8' && photo.kind === 'plan',
    })),
  }
  return takenOffers(listing.offers).flatMap((offer) => {
    const priceFreq = frequency(offer)
    if (priceFreq === null) return []
    const newBuild = offer.operation === 'ON' ? 1 : 0
    const home = { ...shared, id: offerId(id, offer), priceFreq, newBuild }
    return [{ ...home, price: euros(offer) } as KyeroHome]
  })
}
