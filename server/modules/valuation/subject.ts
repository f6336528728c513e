import type {
  GeoPoint,
  Island,
  Property,
  ValuationFacts,
  ValuationOperation,
  ValuationSubject,
} from '../../../generated/model/index.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import {
  CONDITION,
  factsOf,
  FEATURE,
  groupOf,
  publicView,
  type SearchFacts,
} from '../listing/index.ts'
import { municipality, municipalityAt } from '../place/index.ts'
import { getProperty, shownToPublic } from '../property/index.ts'
import { say } from './messages.ts'

/** A home that is to be valued, as far as it is known. */
export interface Subject {
  id: string
  operation: ValuationOperation
  known: Omit<ValuationSubject, 'm2'>
  built: number | null
  usable: number | null
  geo: GeoPoint | null
  floor: string | null
  facts: Pick<SearchFacts, 'condition' | 'beds' | 'baths' | 'feat'>
  /** EUR cents; 0 unknown. */
  price: number
  group: string | null
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

const islandAt = (geo: GeoPoint | null): Island | null => {
  const ine = geo && municipalityAt(geo.lat, geo.lon)
  return ine ? (municipality(ine)?.island ?? null) : null
}

/**
 * A home of the portfolio, by the agency's own facts and its true point; 404 unless the actor reads
 * it, 400 for an operation that it is not offered in.
 */
export async function subjectOfHome(
  { trx, deps, actor }: Work,
  id: string,
  operation: ValuationOperation | undefined,
): Promise<Subject> {
  const home = await getProperty(trx, id, actor, deps.now())
  const offer = offerOf(home, operation)
  if (operation && !offer) fieldErrors({ operation: say(actor.lang, 'noOffer') })
  const source = await shownToPublic(trx, id, deps.now())
  const facts = source && factsOf(publicView(source, []))
  const { type, subtype = null, condition = null } = home.basics
  const { built = null, usable = null, bedrooms = null, bathrooms = null } = home.layout ?? {}
  const { geo = null, municipalityIne, floor = null, island } = home.location ?? {}
  const isMonthly = offer?.operation !== 'A' || offer.rentPeriod === 'MONTH'
  return {
    id,
    operation: operation ?? (offer?.operation === 'A' ? 'A' : 'V'),
    known: {
      type,
      subtype,
      bedrooms,
      bathrooms,
      condition,
      island: islandAt(geo) ?? island ?? municipality(municipalityIne ?? '')?.island ?? null,
    },
    built,
    usable,
    geo,
    floor,
    facts: facts ?? { condition: 0, beds: bedrooms ?? -1, baths: bathrooms ?? -1, feat: 0 },
    price: isMonthly ? (offer?.price ?? 0) : 0,
    group: await groupOf(trx, id),
  }
}

function offerOf({ basics }: Property, operation: ValuationOperation | undefined) {
  return basics.offers.find((offer) =>
    operation ? offer.operation === operation : offer.operation === 'V' || offer.operation === 'A',
  )
}

/** A home that is in no portfolio, by what was typed. */
export function subjectOfFacts(typed: ValuationFacts, operation: ValuationOperation): Subject {
  const { type, subtype = null, condition = null, bedrooms = null, bathrooms = null } = typed
  const { geo, built = null, usable = null, floor = null, features = [], price = 0 } = typed
  return {
    id: NO_ID,
    operation,
    known: { type, subtype, bedrooms, bathrooms, condition, island: islandAt(geo) },
    built,
    usable,
    geo,
    floor,
    facts: {
      condition: condition === null ? 0 : CONDITION[condition],
      beds: bedrooms ?? -1,
      baths: bathrooms ?? -1,
      feat: features.reduce((mask, feature) => mask | FEATURE[feature], 0),
    },
    price,
    group: null,
  }
}
