import type { GeoPoint } from '../../../../generated/model/index.ts'
import type { PropertyDoc } from '../../../db/tables/property.ts'
import { applicable, hasSubtypes, subtypeFits } from './applicable.ts'
import type { MessageKey } from '../messages.ts'

/** Field path to the key of its message. */
export type Broken = Record<string, MessageKey>

/** The box of the islands (a feed audit found homes geocoded to Miami). */
const BOX = { south: 38.6, north: 40.2, west: 1.1, east: 4.4 }

/** Is the point where the islands are? */
export const inIslands = ({ lat, lon }: GeoPoint): boolean =>
  lat >= BOX.south && lat <= BOX.north && lon >= BOX.west && lon <= BOX.east

/** Is `end` before `start`? Dates YYYY-MM-DD; unknown ones are no fault. */
const before = (end: string | undefined, start: string | undefined): boolean =>
  end !== undefined && start !== undefined && end < start

function basics({
  basics: { type, subtype, offers, constructionYear, renovationYear },
}: PropertyDoc): Broken {
  const broken: Broken = {}
  if (subtype && hasSubtypes(type) && !subtypeFits(type, subtype))
    broken['basics.subtype'] = 'rule.subtype'
  if (renovationYear && constructionYear && renovationYear < constructionYear) {
    broken['basics.renovationYear'] = 'rule.renovation'
  }
  offers.forEach((offer, index) => {
    const path = `basics.offers.${index}`
    if (offers.findIndex((other) => other.operation === offer.operation) < index) {
      broken[`${path}.operation`] = 'rule.offerTwice'
    }
    if ((offer.maxStayMonths ?? Infinity) < (offer.minStayMonths ?? 0))
      broken[`${path}.maxStayMonths`] = 'rule.stay'
    offer.seasons?.forEach((season, place) => {
      if (before(season.to, season.from)) broken[`${path}.seasons.${place}.to`] = 'rule.dates'
    })
  })
  return broken
}

function layout({ layout }: PropertyDoc): Broken {
  const broken: Broken = {}
  if (!layout) return broken
  const { usable, built, builtWithCommon, bedrooms, doubleBedrooms, singleBedrooms } = layout
  if (usable !== undefined && built !== undefined && usable > built)
    broken['layout.usable'] = 'rule.usable'
  if (built !== undefined && builtWithCommon !== undefined && built > builtWithCommon) {
    broken['layout.builtWithCommon'] = 'rule.builtWithCommon'
  }
  if (bedrooms !== undefined && doubleBedrooms !== undefined && singleBedrooms !== undefined) {
    if (bedrooms !== doubleBedrooms + singleBedrooms) broken['layout.bedrooms'] = 'rule.bedrooms'
  }
  return broken
}

function legal({ legal }: PropertyDoc): Broken {
  const broken: Broken = {}
  const { energy, cedula } = legal ?? {}
  if (energy?.status === 'provided' && !energy.consumptionLetter) {
    broken['legal.energy.consumptionLetter'] = 'rule.energyLetter'
  }
  if (before(energy?.expiresOn, energy?.issuedOn)) broken['legal.energy.expiresOn'] = 'rule.dates'
  if (before(cedula?.expiresOn, cedula?.issuedOn)) broken['legal.cedula.expiresOn'] = 'rule.dates'
  return broken
}

function mandate({ mandate }: PropertyDoc): Broken {
  const broken: Broken = {}
  if (before(mandate?.endsOn, mandate?.startsOn)) broken['mandate.endsOn'] = 'rule.dates'
  const shares = (mandate?.owners ?? []).reduce((sum, owner) => sum + (owner.sharePct ?? 0), 0)
  if (shares > 100.01) broken['mandate.owners'] = 'rule.shares'
  return broken
}

function location({ location }: PropertyDoc): Broken {
  const balearic = location?.island !== undefined || location?.municipalityIne?.startsWith('07')
  return balearic && location?.geo && !inIslands(location.geo)
    ? { 'location.geo': 'rule.geoIsland' }
    : {}
}

/**
 * What contradicts itself in a home's steps. Fields that do not apply are not looked at, but for a
 * subtype of another type, which is chosen beside its type. What only the database knows is in
 * `place.ts` and the service.
 */
export function brokenRules(doc: PropertyDoc): Broken {
  const shown = applicable(doc)
  return {
    ...basics({ ...shown, basics: { ...shown.basics, subtype: doc.basics.subtype } }),
    ...location(shown),
    ...layout(shown),
    ...legal(shown),
    ...mandate(shown),
  }
}
