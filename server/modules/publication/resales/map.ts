import type { Listing, ListingCosts } from '../../../../generated/model/index.ts'
import type { OutSettings } from '../../integration/index.ts'
import { tellsNumber } from '../../listing/index.ts'
import { contactOf } from '../contact.ts'
import { frequency, takenOffers, whole, wholeEuros } from '../offers.ts'
import { inLanguages, jpeg, licenceLine, pictures } from '../text.ts'
import type { OwnFacts } from '../writer.ts'
import { kindOf } from './words.ts'

/** One `property` in the names of the list of fields; absent is left out. Money in whole euros. */
export interface ResalesHome {
  referenceId: string
  status: 'Available' | 'Under Offer'
  /** ISO day. */
  listedDate: string
  type: string | undefined
  subType: string | undefined
  newBuild: 0 | 1
  address: {
    address1: string | undefined
    district: string | undefined
    town: string
    province: string
    postCode: string | undefined
  }
  floor: string | undefined
  cadastralRef: string | undefined
  bedrooms: number | undefined
  bathrooms: number | undefined
  propertySizes: Partial<Record<'builtSize' | 'plotSize' | 'terraceSize', number | undefined>>
  annualCosts: Partial<Record<'communityFees' | 'ibi', number | undefined>>
  saleDetails?: { price: number | undefined; commission: number | undefined }
  rentalDetails?: { price: number | undefined; monthly: 1 }
  lister: string
  descriptions: Record<string, string>
  /** Paths. */
  pictures: string[]
}

const TIMES = { month: 12, quarter: 4, year: 1 } as const

const yearly = ({ communityFee, communityFeePeriod = 'month' }: ListingCosts) =>
  communityFee === undefined ? undefined : wholeEuros(communityFee * TIMES[communityFeePeriod])

/** A home's texts by language, what the law wants in each as its last line. */
function texts(listing: Listing, { content }: OutSettings): Record<string, string> {
  const licence = licenceLine(listing)
  const found = Object.entries(inLanguages(listing.description, content)).flatMap(
    ([lang, text]) => {
      if (text.trim() === '') return []
      return [[lang, [text, text.includes(licence) ? '' : licence].filter(Boolean).join('\n')]]
    },
  )
  return Object.fromEntries(found) as Record<string, string>
}

/**
 * A home in the names of Resales v1.5, sale and let in one: it is known there by its reference, so
 * a home whose reference changes is another one. What is not public goes out only where the channel
 * was set to it.
 */
export function map(listing: Listing, settings: OutSettings, own: OwnFacts): ResalesHome {
  const { location: at, layout, costs, offers } = listing
  const [type, subType] = kindOf(listing) ?? []
  const taken = takenOffers(offers)
  const sale = taken.find((offer) => frequency(offer) === 'sale')
  const let_ = taken.find((offer) => frequency(offer) === 'month')
  const commission = settings.sharesCommission ? (own.commissionPct ?? undefined) : undefined
  return {
    referenceId: listing.ref,
    status: own.isReserved ? 'Under Offer' : 'Available',
    listedDate: listing.publishedAt.slice(0, 10),
    type,
    subType,
    newBuild: listing.newBuild ? 1 : 0,
    address: {
      address1: at.street,
      district: at.urbanisation ?? at.zoneName,
      town: at.municipality ?? at.town ?? '',
      province: at.province ?? 'Illes Balears',
      postCode: at.postalCode,
    },
    floor: at.floor,
    // The cadastre answers it with street, number and door (docs/decisions/0082).
    cadastralRef:
      settings.sendsCadastral && tellsNumber(at.street ?? '')
        ? (own.cadastralRef ?? undefined)
        : undefined,
    bedrooms: layout.bedrooms,
    bathrooms: layout.bathrooms,
    propertySizes: {
      builtSize: whole(layout.built),
      plotSize: whole(layout.plot),
      terraceSize: whole(layout.terrace),
    },
    annualCosts: { communityFees: yearly(costs), ibi: wholeEuros(costs.ibiYearly) },
    ...(sale && { saleDetails: { price: wholeEuros(sale.price), commission } }),
    ...(let_ && { rentalDetails: { price: wholeEuros(let_.price), monthly: 1 as const } }),
    lister: contactOf(listing, settings.content).name,
    descriptions: texts(listing, settings),
    pictures: pictures(listing, settings.content).map(jpeg),
  }
}
