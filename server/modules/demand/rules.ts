import type { DemandDoc } from '../../db/tables/demand.ts'
import { faultOf } from './areas.ts'
import { isPlace } from './places.ts'
import type { MessageKey } from './messages.ts'

/** Field path to the key of its message. */
export type Broken = Record<string, MessageKey>

const over = (least: number | string | undefined, most: number | string | undefined): boolean =>
  least !== undefined && most !== undefined && least > most

function ranges({ home, money, buyer }: DemandDoc): Broken {
  const broken: Broken = {}
  if (over(money?.priceMin, money?.priceMax)) broken['money.priceMax'] = 'range'
  if (over(home?.areaMin, home?.areaMax)) broken['home.areaMax'] = 'range'
  if (over(home?.bedroomsMin, home?.bedroomsMax)) broken['home.bedroomsMax'] = 'range'
  if (over(home?.floorMin, home?.floorMax)) broken['home.floorMax'] = 'range'
  if (over(home?.yearMin, home?.yearMax)) broken['home.yearMax'] = 'range'
  if (over(buyer?.moveInFrom, buyer?.moveInTo)) broken['buyer.moveInTo'] = 'dates'
  return broken
}

function wishes({ home }: DemandDoc): Broken {
  const wanted = new Set([...(home?.mustHave ?? []), ...(home?.niceToHave ?? [])])
  return home?.mustNot?.some((feature) => wanted.has(feature)) ? { 'home.mustNot': 'bothWays' } : {}
}

function places({ where }: DemandDoc): Broken {
  const broken: Broken = {}
  if (where?.places?.some((slug) => !isPlace(slug))) broken['where.places'] = 'place'
  if (where?.excludePlaces?.some((slug) => !isPlace(slug))) broken['where.excludePlaces'] = 'place'
  if (where?.excludePlaces?.some((slug) => where.places?.includes(slug)))
    broken['where.excludePlaces'] = 'bothPlaces'
  where?.polygons?.forEach((polygon, index) => {
    const fault = faultOf(polygon)
    if (fault) broken[`where.polygons.${index}`] = fault
  })
  if (where?.near && where.near.unit !== 'km' && where.near.amount > 90)
    broken['where.near.amount'] = 'nearFar'
  return broken
}

/** What contradicts itself in a demand. */
export const brokenRules = (doc: DemandDoc): Broken => ({
  ...ranges(doc),
  ...wishes(doc),
  ...places(doc),
})
