import type { MatchCriterion } from '../../../../generated/model/index.ts'
import { sql, type RawBuilder } from '../../../db/index.ts'
import type { Criteria } from '../../../db/tables/match.ts'
import { CRITERIA } from '../codes.ts'
import { UNKNOWN } from '../engine/rules.ts'
import type { DemandValues, HomeValues, Side } from './sides.ts'

type Sql = RawBuilder<unknown>
type Pair = { d: Side<DemandValues>; h: Side<HomeValues> }

// Weights that stay in the text of a statement: numbers of ours, never what somebody wrote.
const raw = (value: number): Sql => sql.raw(String(value))
const NO_VALUE = raw(UNKNOWN.value)

/** Bits of a mask that are set. */
const count = (mask: Sql): Sql => sql`bit_count((${mask})::bit(64))`

/** Whether a home lies where a demand looks. */
export function liesIn({ d, h }: Pair): Sql {
  return sql`(not (${d.excluded} && ${h.places}) and (${d.everywhere} or ${d.places} && ${h.places}
    or (${h.lat} is not null and exists (select 1 from unnest(${d.areas}) a
    where point(${h.lon}, ${h.lat}) <@ a))))`
}

const size = (
  value: Sql,
  min: Sql,
  max: Sql,
): Sql => sql`case when ${value} is null then ${NO_VALUE}
  when ${min} is not null
  and ${value} < ${min} then greatest(0, 1000 - 4000 * (${min} - ${value}) / ${min})
  when ${max} is not null
  and ${value} > ${max} then greatest(500, 1000 - 1000 * (${value} - ${max}) / ${max}) else 1000
  end`

const rooms = (
  value: Sql,
  min: Sql,
  max: Sql,
  oneLess: number,
): Sql => sql`case when ${value} is null then ${NO_VALUE}
  when ${min} is not null and ${value} < ${min} then case
  when ${value} = ${min} - 1 then ${raw(oneLess)} else 0 end
  when ${max} is not null and ${value} > ${max} then 800 else 1000 end`

const scale = (
  value: Sql,
  min: Sql,
  max: Sql,
  step: number,
): Sql => sql`case when ${value} is null then ${NO_VALUE}
  when ${min} is not null
  and ${value} < ${min} then greatest(0, 1000 - ${raw(step)} * (${min} - ${value}))
  when ${max} is not null
  and ${value} > ${max} then greatest(0, 1000 - ${raw(step)} * (${value} - ${max})) else 1000 end`

const features = (asked: Sql, h: Side<HomeValues>, ifUnknown: number): Sql =>
  sql`
    (1000 * ${count(sql`${asked} & ${h.yes}`)} + ${raw(ifUnknown)} *
      ${count(sql`${asked} & ~(${h.yes} | ${h.no})`)}) / greatest(1, ${count(asked)})`

/**
 * What engine/rules.ts says, in whole numbers as there: the share in thousandths by which a home
 * meets each criterion.
 */
const SHARES: Record<MatchCriterion, (pair: Pair) => Sql> = {
  price: ({ d, h }) => sql`case when ${h.price} = 0 then ${NO_VALUE}
    when ${d.price_max} is not null and ${h.price} > ${d.price_max} then case
    when ${d.price_limit} is null or ${h.price} > ${d.price_limit} then 0
      else 1000 - 600 * (${h.price} - ${d.price_max}) / greatest(1,
        ${d.price_limit} - ${d.price_max}) end
    when ${d.price_min} is not null
    and ${h.price} < ${d.price_min} then 1000 - 500 * (${d.price_min} - ${h.price}) / ${d.price_min}
    else 1000 end`,
  place: (pair) =>
    sql`
      case when not ${liesIn(pair)} then 0 when ${pair.h.muni} = any(${pair.d.low}) then 500
      else 1000 end`,
  area: ({ d, h }) => size(h.area, d.area_min, d.area_max),
  plot: ({ d, h }) => size(h.plot, d.plot_min, sql`null::int8`),
  bedrooms: ({ d, h }) => rooms(h.beds, d.beds_min, d.beds_max, 700),
  bathrooms: ({ d, h }) => rooms(h.baths, d.baths_min, sql`null::int4`, 600),
  subtype: ({ d, h }) =>
    sql`
      case when ${h.subtype} = 0 then ${NO_VALUE}
      when (${d.subtypes} >> ${h.subtype}) & 1 = 1 then 1000 else 0 end`,
  must: ({ d, h }) => features(d.must, h, UNKNOWN.value),
  wishes: ({ d, h }) => features(d.wishes, h, UNKNOWN.wish),
  unwanted: ({ d, h }) =>
    sql`
      (1000 * ${count(sql`${d.unwanted} & ${h.no} & ~${h.yes}`)} + ${raw(UNKNOWN.unwanted)} *
        ${count(sql`${d.unwanted} & ~(${h.yes} | ${h.no})`)}) / greatest(1, ${count(d.unwanted)})`,
  views: ({ d, h }) =>
    sql`
      case when ${h.views} is null then ${NO_VALUE} when ${d.views} & ${h.views} <> 0 then 1000
      else 0 end`,
  condition: ({ d, h }) => sql`
    case when ${h.condition} = 0 then ${NO_VALUE}
    when (${d.conditions} >> ${h.condition}) & 1 = 1 then 1000
    when ${h.condition} < ${d.condition_best} then 700 else 0 end`,
  sea: ({
    d,
    h,
  }) => sql`case when ${h.sea} is null then ${NO_VALUE} when ${h.sea} <= ${d.sea_max} then 1000
    else greatest(0, 1000 - 1000 * (${h.sea} - ${d.sea_max}) / ${d.sea_max}) end`,
  floor: ({ d, h }) => scale(h.floor, d.floor_min, d.floor_max, 300),
  year: ({ d, h }) => scale(h.year, d.year_min, d.year_max, 20),
}

/**
 * The score, 0 to 100. `weights`: of one demand, so that what it does not ask is left out of the
 * sum; otherwise those of the column. `placeIsKnown`: the index has settled where the home lies.
 */
export function scoreOf(
  pair: Pair,
  { weights, placeIsKnown = false }: { weights?: Criteria['weights']; placeIsKnown?: boolean } = {},
): Sql {
  const part = (criterion: MatchCriterion, weight: Sql): Sql => {
    const share =
      criterion === 'place' && placeIsKnown
        ? sql`case when ${pair.h.muni} = any(${pair.d.low}) then 500 else 1000 end`
        : SHARES[criterion](pair)
    return sql`(${weight} * (${share}) + 500) / 1000`
  }
  if (weights) {
    const asked = CRITERIA.filter((criterion) => weights[criterion])
    return sql`
      (${sql.join([pair.d.base, ...asked.map((criterion) => part(criterion, raw(weights[criterion] ?? 0)))], sql` + `)})::int4`
  }
  const parts = CRITERIA.map((criterion) => {
    const weight = sql`(${pair.d.weights})[${raw(CRITERIA.indexOf(criterion) + 1)}]`
    return sql`case when ${weight} = 0 then 0 else ${part(criterion, weight)} end`
  })
  return sql`(${sql.join([pair.d.base, ...parts], sql` + `)})::int4`
}
