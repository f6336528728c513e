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
  Object.assign(steps.layout, layout(features, notes))
  steps.features = present({ ...steps.features, ...things(features, steps.features, notes) })
  const terms = termsOf(record, notes)
  steps.basics.offers = steps.basics.offers.flatMap((offer) => withTerms(offer, terms))
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

/** The bounds of our contract, some of them narrower than those of their schemas. */
const MOST = {
  area: 99_999_999,
  height: 50,
  facade: 10_000,
  windows: 100,
  deposit: 12,
  euros: 999_999_999,
}

/** A number in our bounds; else unknown with a remark, since no other would be true. */
function numberOf(
  of: Json,
  field: string,
  most: number,
  notes: Notes,
  isWhole = false,
): number | undefined {
  const [, name = ''] = field.split('/')
  const value = of[name]
  if (typeof value !== 'number' || value <= 0) return undefined
  const text = String(value).slice(0, 30)
  if (value > most) return void notes.add(field, 'tooBig', { text })
  if (isWhole && !Number.isInteger(value)) return void notes.add(field, 'notUnderstood', { text })
  return value
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

function layout(features: Json, notes: Notes): PropertyLayout {
  const told = (name: string, most: number) =>
    numberOf(features, `propertyFeatures/${name}`, most, notes)
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
    buildable: told('featuresAreaBuildable', MOST.area),
    minimumTradable: told('featuresAreaTradableMinimum', MOST.area),
    ceilingHeight: told('featuresAreaHeight', MOST.height),
    facadeLength: told('featuresFacadeArea', MOST.facade),
  })
}

function things(features: Json, told: PropertyFeatures, notes: Notes): PropertyFeatures {
  const windows = 'propertyFeatures/featuresWindowsNumber'
  const codes = new Set<FeatureCode>(told.features)
  for (const [name, code] of Object.entries(FLAGS))
    if (features[name] === true) codes.add(code as FeatureCode)
  return present({
    features: codes.size ? [...codes].sort() : undefined,
    ...(features['featuresParkingPlaceCovered'] === true && { parkingCovered: true }),
    ...(features['featuresUtilitiesNaturalGas'] === true && { gasMains: true }),
    ...(features['featuresUtilitiesWater'] === true && { waterSource: 'mains' as const }),
    ...(features['featuresUtilitiesSewerage'] === true && { sewer: 'mains' as const }),
    shopWindows: numberOf(features, windows, MOST.windows, notes, true),
    lastActivity: textOf(features['featuresLastActivity']).slice(0, 100) || undefined,
  })
}

/** What they say of an offer beside its price. */
function termsOf(record: Json, notes: Notes) {
  const operation = part(record, 'propertyOperation')
  const pets = part(record, 'propertyFeatures')['featuresPetsAllowed']
  const cents = (name: string): number | undefined => {
    const euros = numberOf(operation, `propertyOperation/${name}`, MOST.euros, notes)
    return euros === undefined ? undefined : Math.round(euros * 100)
  }
  const months = 'propertyOperation/operationDepositMonths'
  return {
    transfer: cents('operationPriceTransfer'),
    parkingPrice: cents('operationPriceParking'),
    ofLet: present({
      depositMonths:
        operation['operationDepositMonths'] === 0
          ? 0
          : numberOf(operation, months, MOST.deposit, notes, true),
      petsAllowed: typeof pets === 'boolean' ? pets : undefined,
    }),
  }
}

/** An offer with its terms; a let with a price of transfer is also a transfer. */
function withTerms(
  offer: PropertyOffer,
  { transfer, parkingPrice, ofLet }: ReturnType<typeof termsOf>,
): PropertyOffer[] {
  const lets = offer.operation === 'A'
  const told = present({ ...offer, parkingPrice, ...(lets && ofLet) })
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
