import type { Listing } from '../../../../generated/model/index.ts'
import type { StoredIssue } from '../../../db/tables/publication.ts'
import type { OutSettings } from '../../integration/index.ts'
import { againstTheLaw, issue } from '../law.ts'
import { inLanguages } from '../text.ts'
import { kindOf, type Values } from './features.ts'
import { LEAVES, ourField } from './leaves.ts'
import { asked, type Asked, type IdealistaHome } from './map.ts'
import { LANGUAGES } from './words.ts'

/** What a kind must say; the others do without. */
const REQUIRED: Record<ReturnType<typeof kindOf>, string[]> = {
  homes: ['featuresType', 'featuresAreaConstructed', 'featuresBathroomNumber'],
  offices: ['featuresType', 'featuresAreaConstructed'],
  premises: ['featuresType', 'featuresAreaConstructed'],
  land: ['featuresType', 'featuresAreaPlot'],
  garage: ['featuresType', 'featuresAreaConstructed'],
  building: ['featuresType', 'featuresAreaConstructed'],
  storage: ['featuresType', 'featuresAreaConstructed'],
}
/** Names of the remarks on what is missing. */
const MISSING: Record<string, string> = {
  featuresType: 'subtype',
  featuresAreaConstructed: 'built',
  featuresAreaPlot: 'plot',
  featuresBathroomNumber: 'bathroomsNeeded',
}

const isOut = (name: string, value: Values[string]): boolean => {
  const { from, to } = LEAVES[name] ?? {}
  return typeof value === 'number' && (value < (from ?? value) || value > (to ?? value))
}

/** Without the numbers that they would refuse. */
const fitting = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== undefined && !isOut(name, value)),
  )

/** A home as it goes out: what they take of it. */
export const fit = (home: IdealistaHome): IdealistaHome => ({
  ...home,
  propertyOperation: fitting(home.propertyOperation),
  propertyAddress: fitting(home.propertyAddress),
  propertyContact: fitting(home.propertyContact),
  propertyFeatures: fitting(home.propertyFeatures),
  propertyDescriptions: home.propertyDescriptions.map(fitting),
  propertyImages: home.propertyImages.map(fitting),
})

/** What they would refuse (error) and what would be lost (warning) of a home, at our fields. */
export function check(
  listing: Listing,
  drawn: { asked: Asked | null; home: IdealistaHome }[],
  { content }: OutSettings,
): StoredIssue[] {
  const [first] = drawn
  return [
    ...offers(listing),
    ...drawn.flatMap((one) => numbers(listing, one)),
    ...(first ? [...required(listing, first.home), ...place(first.home.propertyAddress)] : []),
    ...againstTheLaw(listing, {
      energy: 'featuresEnergyCertificateRating',
      text: 'descriptionText',
    }),
    ...losses(listing, content),
  ].filter(
    (one, at, all) =>
      all.findIndex(({ rule, field }) => rule === one.rule && field === one.field) === at,
  )
}

/** Offers and their prices, each at its own field: one that is refused costs only itself. */
function offers(listing: Listing): StoredIssue[] {
  const taken = asked(listing)
  const severity = taken.length > 0 ? 'warning' : 'error'
  return listing.offers.flatMap((offer, at): StoredIssue[] => {
    const { operation, rentPeriod, priceOnRequest, price } = offer
    const here = `basics.offers.${at}`
    const goes = taken.some((one) => one.at === at)
    if (!goes && operation === 'T') {
      // It goes with the rent of the let beside it.
      if (taken.some(({ transfer }) => transfer !== undefined)) return []
      const premises = listing.type === 'local' || listing.type === 'nave'
      const field = premises ? `${here}.transferPrice` : `${here}.operation`
      const rule = premises ? 'transferRent' : 'operation'
      return [issue(severity, rule, field, 'operationPriceTransfer', operation)]
    }
    if (!goes && (operation === 'A' || operation === 'TDA') && rentPeriod !== undefined)
      return [issue(severity, 'rentPeriod', `${here}.rentPeriod`, 'operationType', rentPeriod)]
    if (!goes) {
      const rule = ['V', 'ON', 'VOT', 'NP', 'A', 'TDA'].includes(operation)
        ? 'secondOffer'
        : 'operation'
      return [issue(severity, rule, `${here}.operation`, 'operationType', operation)]
    }
    if (priceOnRequest)
      return [issue('error', 'onRequest', `${here}.priceOnRequest`, 'operationPrice')]
    if (price === undefined) return [issue('error', 'price', `${here}.price`, 'operationPrice')]
    return price % 100 === 0
      ? []
      : [issue('warning', 'cents', `${here}.price`, 'operationPrice', price / 100)]
  })
}

/** What must be there stops the home, the rest is left out. */
function numbers(
  listing: Listing,
  { asked: of, home }: { asked: Asked | null; home: IdealistaHome },
): StoredIssue[] {
  const needed = new Set(['operationPrice', ...REQUIRED[kindOf(listing)]])
  const parts = [home.propertyOperation, home.propertyAddress, home.propertyFeatures]
  return parts
    .flatMap((part) => Object.entries(part))
    .filter(([name, value]) => isOut(name, value))
    .map(([name, value]) => {
      const missing = value === 0 ? MISSING[name] : undefined
      const severity = needed.has(name) ? 'error' : 'warning'
      const rule = missing ?? (severity === 'error' ? 'outOfRange' : 'leftOut')
      const shown = typeof value === 'number' ? value : null
      return issue(severity, rule, ourField(name, of?.at), name, missing ? null : shown)
    })
}

function required(listing: Listing, { propertyFeatures: said }: IdealistaHome): StoredIssue[] {
  const kind = kindOf(listing)
  const found = REQUIRED[kind]
    .filter((name) => said[name] === undefined)
    .map((name) => issue('error', MISSING[name] ?? 'outOfRange', ourField(name), name))
  const hasRooms =
    said['featuresRooms'] !== undefined || said['featuresBedroomNumber'] !== undefined
  if (kind === 'homes' && !hasRooms)
    found.push(issue('error', 'bedroomsNeeded', 'layout.bedrooms', 'featuresBedroomNumber'))
  return found
}

/** They want a point, or a street in a town. */
function place(at: Values): StoredIssue[] {
  if (at['addressCoordinatesLatitude'] !== undefined) return []
  if (at['addressStreetName'] === undefined)
    return [issue('error', 'noPlace', 'location.addressVisibility', 'addressVisibility')]
  if (at['addressTown'] === undefined && at['addressPostalCode'] === undefined)
    return [issue('error', 'municipality', 'location.municipalityIne', 'addressTown')]
  return []
}

function losses({ description, photos, agency }: Listing, content: OutSettings['content']) {
  const found: StoredIssue[] = []
  const warn = (rule: string, field: string, foreign: string, value?: string | number): void =>
    void found.push(issue('warning', rule, field, foreign, value ?? null))
  const written = Object.entries(inLanguages(description, content)).filter(([, text]) =>
    text.trim(),
  )
  const lost = written.map(([lang]) => lang).filter((lang) => !LANGUAGES[lang])
  if (written.length === lost.length) warn('noText', 'texts.description', 'descriptionText')
  if (lost.length > 0) warn('language', 'texts.description', 'descriptionLanguage', lost.join(', '))
  const long = written.filter(([, text]) => text.length > 4000).map(([lang]) => lang)
  if (long.length > 0) warn('longText', 'texts.description', 'descriptionText', long.join(', '))
  const shown = photos.filter(({ kind }) => kind === 'photo')
  if (shown.length === 0) warn('noPictures', 'media', 'imageUrl')
  if (new Set(photos.map(({ src }) => src)).size < photos.length)
    warn('twinPictures', 'media', 'imageUrl')
  if (agency.phone === null && agency.email === null)
    warn('noContact', 'basics', 'contactPrimaryPhoneNumber')
  const most = Math.min(content.imageMax ?? 50, 50)
  if (photos.length > most) warn('manyPictures', 'media', 'imageUrl', photos.length)
  return found
}
