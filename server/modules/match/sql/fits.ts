import type { MatchFail } from '../../../../generated/model/index.ts'
import { sql, type RawBuilder } from '../../../db/index.ts'
import { AREA_PERCENT } from '../engine/rules.ts'
import { liesIn } from './shares.ts'
import type { DemandValues, HomeValues, Side } from './sides.ts'

type Sql = RawBuilder<unknown>
type Pair = { d: Side<DemandValues>; h: Side<HomeValues> }

const percent = sql.raw(String(AREA_PERCENT))
const enough = (value: Sql, least: Sql): Sql =>
  sql`(${least} is null or ${value} is null or ${value} * 100 >= ${least} * ${percent})`
const atLeast = (value: Sql, least: Sql): Sql =>
  sql`(${least} is null or ${value} is null or ${value} >= ${least} - 1)`

/**
 * Every condition but the operation, which the index asks: what engine/fails.ts says, turned round.
 * Never null.
 */
export const CONDITIONS: Record<Exclude<MatchFail, 'operation'>, (pair: Pair) => Sql> = {
  type: ({ d, h }) => sql`(${d.types} = 0 or (${d.types} >> ${h.type}) & 1 = 1)`,
  subtype: ({ d, h }) =>
    sql`(${d.subtypes} = 0 or ${h.subtype} = 0 or (${d.subtypes} >> ${h.subtype}) & 1 = 1)`,
  place: liesIn,
  price: ({ d, h }) => sql`(${d.price_limit} is null or ${h.price} <= ${d.price_limit})`,
  area: ({ d, h }) => enough(h.area, d.area_min),
  plot: ({ d, h }) => enough(h.plot, d.plot_min),
  bedrooms: ({ d, h }) => atLeast(h.beds, d.beds_min),
  bathrooms: ({ d, h }) => atLeast(h.baths, d.baths_min),
  must: ({ d, h }) => sql`${d.must} & ${h.no} = 0`,
  unwanted: ({ d, h }) => sql`${d.unwanted} & ${h.yes} = 0`,
}

/** All of them together, the cheap ones first; without `place` where the index has settled it. */
export function fits(pair: Pair, placeIsKnown = false): Sql {
  const order = [
    'price',
    'type',
    'bedrooms',
    'bathrooms',
    'area',
    'plot',
    'must',
    'unwanted',
    'subtype',
    ...(placeIsKnown ? [] : ['place' as const]),
  ] as const
  return sql.join(
    order.map((fail) => CONDITIONS[fail](pair)),
    sql` and `,
  )
}
