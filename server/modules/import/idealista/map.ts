import { wordIn } from '../../../formats/word-in.ts'
import type {
  FeatureCode,
  LocalizedText,
  PropertyFeatures,
  PropertyLayout,
  PropertyLocation,
  PropertyOffer,
} from '../../../../generated/model/index.ts'
import type { FeedHome } from '../feed/feed-home.ts'
import { homeOf } from '../said/home.ts'
import { namesIn, nameFields } from '../said/name-fields.ts'
import type { SaidHome } from '../said/said.ts'
import { Notes } from '../terms/notes.ts'
import { picturesOf } from '../terms/pictures.ts'
import { cleanText, shorten } from '../terms/repair.ts'
import { present } from '../terms/steps.ts'
import { FLAGS, LANGUAGES } from './codes.ts'
import { remarksOf } from './remarks.ts'
import type { Json } from '../json/records.ts'
import { part } from './say.ts'

const TEXT = 4000

/** A home of Idealista's in our terms, with what their schemas say against it. */
export function toFeedHome(record: Json, said: SaidHome, schema = 'property.json'): FeedHome {
  const home = homeOf(said, 'V')
  nameFields(home, namesIn(said))
  home.remarks.push(...remarksOf(record, schema))
  if (home.refused) return home
  const notes = new Notes()
  const { steps } = home
  const [address, features] = [part(record, 'propertyAddress'), part(record, 'propertyFeatures')]
  Object.assign(steps.location, place(address, steps.location))
  Object.assign(steps.layout, layout(features))
  steps.features = present({ ...steps.features, ...things(features, steps.features) })
  steps.basics.offers = steps.basics.offers.flatMap((offer) => terms(record, offer))
  const texts = descriptions(record, notes)
  if (texts) steps.texts.description = texts
  home.pictures = picturesOf(
    listOf(record, 'propertyImages').map((image) => ({
      text: textOf(image['imageUrl']),
      kind: image['imageLabel'] === 'plan' ? 'plan' : 'photo',
    })),
    notes,
  )
  home.remarks.push(
    ...notes.remarks.map((remark) => ({
      ...remark,
      field: remark.field.startsWith('images') ? 'propertyImages' : remark.field,
    })),
  )
  return home
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined
const centsOf = (value: unknown): number | undefined => {
  const euros = numberOf(value)
  return euros === undefined ? undefined : Math.round(euros * 100)
}

/** Objects of a list, wherever it is none. */
const listOf = (record: Json, name: string): Json[] => {
  const value = record[name]
  return Array.isArray(value)
    ? value.filter((one): one is Json => typeof one === 'object' && one !== null)
    : []
}

/** How much of the address is shown: what they say, where there is a point to show. */
function place(address: Json, { geo }: PropertyLocation): Partial<PropertyLocation> {
  const shown = textOf(address['addressVisibility'])
  const precise = address['addressCoordinatesPrecision'] === 'exact'
  return present({
    ...(['full', 'street', 'hidden'].includes(shown) && {
      addressVisibility: shown as PropertyLocation['addressVisibility'],
    }),
    ...(geo && { geoPrecision: precise ? ('exact' as const) : ('moved' as const) }),
  })
}

const SIDES = { North: 'N', South: 'S', East: 'E', West: 'W' } as const

function layout(features: Json): PropertyLayout {
  const sides = Object.entries(SIDES).flatMap(([name, side]) =>
    features[`featuresOrientation${name}`] === true ? [side] : [],
  )
  const [window, kitchen] = [
    features['featuresWindowsLocation'],
    features['featuresEquippedKitchen'],
  ]
  // Their studio has one room, which is no bedroom.
  const studio = features['featuresStudio'] === true
  return present({
    ...(studio && features['featuresBedroomNumber'] === undefined && { bedrooms: 0 }),
    ...(sides.length > 0 && { orientation: sides }),
    ...((window === 'exterior' || window === 'interior') && { exterior: window }),
    ...(kitchen === true && { kitchenEquipped: 'furnished' as const }),
    ...(features['featuresEquippedWithFurniture'] === true && { furnished: 'full' as const }),
    buildable: numberOf(features['featuresAreaBuildable']),
    minimumTradable: numberOf(features['featuresAreaTradableMinimum']),
    ceilingHeight: numberOf(features['featuresAreaHeight']),
    facadeLength: numberOf(features['featuresFacadeArea']),
  })
}

function things(features: Json, told: PropertyFeatures): PropertyFeatures {
  const codes = new Set<FeatureCode>(told.features)
  for (const [name, code] of Object.entries(FLAGS))
    if (features[name] === true) codes.add(code as FeatureCode)
  return present({
    features: codes.size ? [...codes].sort() : undefined,
    ...(features['featuresParkingPlaceCovered'] === true && { parkingCovered: true }),
    ...(features['featuresUtilitiesNaturalGas'] === true && { gasMains: true }),
    ...(features['featuresUtilitiesWater'] === true && { waterSource: 'mains' as const }),
    ...(features['featuresUtilitiesSewerage'] === true && { sewer: 'mains' as const }),
    shopWindows: numberOf(features['featuresWindowsNumber']),
    lastActivity: textOf(features['featuresLastActivity']).slice(0, 100) || undefined,
  })
}

/** An offer with its terms; a let with a price of transfer is also a transfer. */
function terms(record: Json, offer: PropertyOffer): PropertyOffer[] {
  const operation = part(record, 'propertyOperation')
  const deposit = operation['operationDepositMonths']
  const pets = part(record, 'propertyFeatures')['featuresPetsAllowed']
  const transfer = centsOf(operation['operationPriceTransfer'])
  const lets = offer.operation === 'A'
  const told = present({
    ...offer,
    parkingPrice: centsOf(operation['operationPriceParking']),
    ...(lets && typeof deposit === 'number' && { depositMonths: deposit }),
    ...(lets && typeof pets === 'boolean' && { petsAllowed: pets }),
  })
  return lets && transfer !== undefined ? [told, { operation: 'T', price: transfer }] : [told]
}

function descriptions(record: Json, notes: Notes): LocalizedText | undefined {
  const texts: LocalizedText = {}
  for (const one of listOf(record, 'propertyDescriptions')) {
    const language = wordIn(LANGUAGES, textOf(one['descriptionLanguage']))
    const text = cleanText(textOf(one['descriptionText']))
    if (!language || !text) continue
    if (text.length > TEXT) notes.add('propertyDescriptions', 'shortened', { max: TEXT })
    texts[language] = shorten(text, TEXT)
  }
  return Object.keys(texts).length > 0 ? texts : undefined
}
