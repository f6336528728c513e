import type { GeoPoint, Island, ValuationOperation } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { advertisedHomes, homesAround, type AdvertisedHome } from '../listing/index.ts'
import type { Family } from './family.ts'
import { homeOf, readAdvertised } from './home-of.ts'
import { POOL } from './model/estimate.ts'
import type { Home } from './model/traits.ts'

/** A withdrawn advert counts for so long. */
const MONTHS = 24
/** Some of the nearest say no built metres, or are the home itself. */
const SPARE = 50
/** Homes of an island that teach its model at most. */
const MOST = 20_000

export interface Comparable {
  home: Home
  advert: AdvertisedHome
}

export interface Market {
  family: Family
  operation: ValuationOperation
  island: Island | null
}

/** The day before which a withdrawn advert counts for nothing. */
export function countsSince(now: Date): Date {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - MONTHS)
  return day
}

const wantedOf = ({ family, operation, island }: Market, now: Date) => ({
  operation,
  type: family.type,
  subtypes: family.subtypes,
  island,
  since: countsSince(now),
})

function comparables(found: AdvertisedHome[], { family }: Market): Comparable[] {
  return found.flatMap((advert) => {
    const read = readAdvertised(advert, family.family === 'flat')
    return read ? [{ home: homeOf(read), advert }] : []
  })
}

/** The homes nearest to a point that can be compared, the nearest first. */
export const around = async (db: Db, market: Market, at: GeoPoint, now: Date) =>
  comparables(await homesAround(db, wantedOf(market, now), at, POOL + SPARE), market)

/** All homes of an island, or of all islands, that can be compared. */
export const everywhere = async (db: Db, market: Market, now: Date) =>
  comparables(await advertisedHomes(db, wantedOf(market, now), MOST), market)
