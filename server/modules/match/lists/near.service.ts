import type { NearMiss } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { Criteria } from '../../../db/tables/match.ts'
import { SUBTYPE } from '../../listing/index.ts'
import { municipality } from '../../place/index.ts'
import { FEATURES } from '../codes.ts'
import { groupsOf, keysOf, type Missed } from '../engine/near.ts'
import { munisNear, type NearMuni } from '../weighing/places.ts'
import type { Among } from '../sql/homes.ts'
import { nearHomes, type NearHome } from '../sql/near.ts'
import type { Reader } from '../sql/reader.ts'

const SUBTYPES = new Map(Object.entries(SUBTYPE).map(([value, code]) => [code, value]))

/** The one feature of a mask. */
const featureOf = (mask: number): string => FEATURES[Math.round(Math.log2(mask))] ?? ''

const ineOf = (muni: number): string => String(muni).padStart(5, '0')

/** A home as the sentence about it needs it; null when it lies too far off. */
function missed(home: NearHome, near: Map<number, NearMuni>): Missed | null {
  const base = { fail: home.fail, price: home.price, code: null, value: null }
  if (home.fail === 'must' || home.fail === 'unwanted')
    return { ...base, code: featureOf(home.fail === 'must' ? home.lacks : home.found) }
  if (home.fail === 'subtype') return { ...base, code: SUBTYPES.get(home.subtype) ?? null }
  if (home.fail === 'bedrooms') return { ...base, value: home.beds }
  if (home.fail === 'bathrooms') return { ...base, value: home.baths }
  if (home.fail === 'area') return { ...base, value: home.area }
  if (home.fail === 'plot') return { ...base, value: home.plot }
  if (home.fail === 'price') return base
  const place = near.get(home.muni)
  return place
    ? {
        ...base,
        code: ineOf(home.muni),
        name: municipality(ineOf(home.muni))?.name ?? null,
        metres: place.metres,
      }
    : null
}

interface Asked {
  criteria: Criteria
  demandId: string
  reader: Reader
  among: Among | null
}

async function missedHomes(db: Db, asked: Asked): Promise<{ home: NearHome; missed: Missed }[]> {
  const near = munisNear(asked.criteria.where)
  const homes = await nearHomes(db, { ...asked, munis: near === null ? null : [...near.keys()] })
  return homes.flatMap((home) => {
    const one = missed(home, near ?? new Map())
    return one ? [{ home, missed: one }] : []
  })
}

/** What would fit if the buyer gave way in one thing. */
export async function nearMisses(db: Db, asked: Asked): Promise<NearMiss[]> {
  const all = await missedHomes(db, asked)
  return groupsOf(
    all.map((one) => one.missed),
    asked.criteria,
  )
}

/** Homes of one of these groups. */
export async function homesOfGroup(db: Db, asked: Asked, key: string): Promise<NearHome[]> {
  const all = await missedHomes(db, asked)
  return all.filter((one) => keysOf(one.missed, asked.criteria)(key)).map(({ home }) => home)
}
