import type { MatchFail } from '../../../../generated/model/index.ts'
import type { Criteria, Facts } from '../../../db/tables/match.ts'
import { liesIn } from './place.ts'
import { AREA_PERCENT } from './rules.ts'

const less = (value: number | null, least: number | null): boolean =>
  value !== null && least !== null && value < least
const small = (value: number | null, least: number | null): boolean =>
  value !== null && least !== null && value * 100 < least * AREA_PERCENT

/** The conditions a home breaks; empty: it fits. What is not known breaks none. */
export function failsOf(criteria: Criteria, home: Facts): MatchFail[] {
  const { types, subtypes, price, area, plotMin, bedrooms, bathroomsMin, must, unwanted } = criteria
  const broken: Record<MatchFail, boolean> = {
    operation: !criteria.operations.includes(home.operation),
    type: types.length > 0 && !types.includes(home.type),
    subtype: subtypes.length > 0 && home.subtype !== null && !subtypes.includes(home.subtype),
    place: !liesIn(criteria, home),
    price: price.limit !== null && home.price !== null && home.price > price.limit,
    area: small(home.area, area.min),
    plot: small(home.plot, plotMin),
    bedrooms: less(home.bedrooms, bedrooms.min === null ? null : bedrooms.min - 1),
    bathrooms: less(home.bathrooms, bathroomsMin === null ? null : bathroomsMin - 1),
    must: must.some((one) => home.no.includes(one)),
    unwanted: unwanted.some((one) => home.yes.includes(one)),
  }
  return (Object.keys(broken) as MatchFail[]).filter((fail) => broken[fail])
}
