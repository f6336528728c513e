import type {
  MatchCriterion,
  MatchPartText,
  MatchValues,
} from '../../../../generated/model/index.ts'
import type { Criteria, Facts, Range } from '../../../db/tables/match.ts'
import { CONDITION } from '../../listing/index.ts'
import { liesIn } from './place.ts'

/** How well a home meets one criterion: `share` in thousandths, and the sentence that says it. */
export interface Found {
  share: number
  known: boolean
  text: MatchPartText
  values: MatchValues
}

/** What is not known costs points, but less than what is known to be wrong. */
export const UNKNOWN = { value: 400, wish: 300, unwanted: 600 } as const
/** Of an area at least so many percent must be there; a little less still counts. */
export const AREA_PERCENT = 85

/** Of a wish that nobody can read by now (docs/decisions/0070). */
export const NOT_MET: Found = { share: 0, known: false, text: 'unknown', values: {} }

const unknown = (values: MatchValues = {}): Found => ({
  share: UNKNOWN.value,
  known: false,
  text: 'unknown',
  values,
})
const full = (text: MatchPartText, values: MatchValues = {}): Found => ({
  share: 1000,
  known: true,
  text,
  values,
})
const part = (share: number, text: MatchPartText, values: MatchValues): Found => ({
  share: Math.max(0, share),
  known: true,
  text,
  values,
})
/** Whole-number division, as PostgreSQL does it. */
export const div = (a: number, b: number): number => Math.floor(a / b)

function price({ price: { min, max, limit } }: Criteria, { price: value }: Facts): Found {
  if (value === null) return unknown(max === null ? {} : { limit: max })
  if (max !== null && value > max) {
    const values = {
      value,
      limit: max,
      difference: value - max,
      percent: div((value - max) * 100, max),
    }
    return part(
      limit === null || value > limit
        ? 0
        : 1000 - div(600 * (value - max), Math.max(1, limit - max)),
      'over',
      values,
    )
  }
  if (min !== null && value < min)
    return part(1000 - div(500 * (min - value), min), 'below', {
      value,
      limit: min,
      difference: min - value,
    })
  return max === null
    ? full('within', { value })
    : full('under', { value, limit: max, difference: max - value })
}

/** Less than asked: gone at three quarters; more than asked: half at most is lost. */
function size(value: number | null, { min, max }: Range, values: MatchValues): Found {
  if (value === null) return unknown(min === null ? {} : { limit: min })
  if (min !== null && value < min)
    return part(1000 - div(4000 * (min - value), min), 'few', {
      ...values,
      value,
      limit: min,
      difference: min - value,
    })
  if (max !== null && value > max)
    return part(Math.max(500, 1000 - div(1000 * (value - max), max)), 'many', {
      ...values,
      value,
      limit: max,
      difference: value - max,
    })
  return full('within', { ...values, value, ...(min === null ? {} : { limit: min }) })
}

/** Rooms: one less than asked still counts. */
function rooms(value: number | null, { min, max }: Range, oneLess: number): Found {
  if (value === null) return unknown(min === null ? {} : { limit: min })
  if (min !== null && value < min)
    return part(value === min - 1 ? oneLess : 0, 'few', {
      value,
      limit: min,
      difference: min - value,
    })
  if (max !== null && value > max)
    return part(800, 'many', { value, limit: max, difference: value - max })
  return full('within', { value, ...(min === null ? {} : { limit: min }) })
}

/** How far outside a range, `step` thousandths lost for each. */
function scale(value: number | null, { min, max }: Range, step: number): Found {
  if (value === null) return unknown()
  if (min !== null && value < min)
    return part(1000 - step * (min - value), 'few', { value, limit: min, difference: min - value })
  if (max !== null && value > max)
    return part(1000 - step * (value - max), 'many', { value, limit: max, difference: value - max })
  return full('within', { value })
}

function features(asked: string[], home: Facts, ifUnknown: number): Found {
  const [yes, no] = [
    asked.filter((one) => home.yes.includes(one)),
    asked.filter((one) => home.no.includes(one)),
  ]
  const rest = asked.filter((one) => !yes.includes(one) && !no.includes(one))
  const share = div(1000 * yes.length + ifUnknown * rest.length, asked.length)
  const text =
    yes.length === asked.length
      ? 'has'
      : yes.length > 0
        ? 'some'
        : no.length > 0
          ? 'lacks'
          : 'unknown'
  return { share, known: rest.length < asked.length, text, values: { yes, no, unknown: rest } }
}

function unwanted({ unwanted: asked }: Criteria, home: Facts): Found {
  const [there, free] = [
    asked.filter((one) => home.yes.includes(one)),
    asked.filter((one) => home.no.includes(one)),
  ]
  const rest = asked.filter((one) => !there.includes(one) && !free.includes(one))
  const share = div(1000 * free.length + UNKNOWN.unwanted * rest.length, asked.length)
  const text = there.length > 0 ? 'found' : rest.length > 0 ? 'unknown' : 'clean'
  return {
    share,
    known: rest.length < asked.length,
    text,
    values: { yes: there, no: free, unknown: rest },
  }
}

function views({ views: asked }: Criteria, { views: has }: Facts): Found {
  if (has === null) return unknown({ unknown: asked })
  const yes = asked.filter((one) => has.includes(one))
  return yes.length > 0 ? full('has', { yes }) : part(0, 'none', { no: asked })
}

function condition({ condition: asked }: Criteria, { condition: code }: Facts): Found {
  if (code === null) return unknown()
  if (asked.includes(code)) return full('is', { code })
  const best = Math.min(...asked.map((one) => CONDITION[one]))
  return CONDITION[code] < best ? part(700, 'better', { code }) : part(0, 'other', { code })
}

function subtype({ subtypes }: Criteria, { subtype: code }: Facts): Found {
  if (code === null) return unknown()
  return subtypes.includes(code) ? full('is', { code }) : part(0, 'other', { code })
}

function sea({ seaMax }: Criteria, { sea: value }: Facts): Found {
  if (value === null || seaMax === null) return unknown()
  const values = { value, limit: seaMax }
  return value <= seaMax
    ? full('within', values)
    : part(1000 - div(1000 * (value - seaMax), seaMax), 'many', {
        ...values,
        difference: value - seaMax,
      })
}

function place(criteria: Criteria, home: Facts): Found {
  if (!liesIn(criteria, home)) return part(0, 'other', {})
  return criteria.low.includes(home.muni) ? part(500, 'disliked', {}) : full('here')
}

/**
 * How each criterion is weighed; sql/shares.ts says the same to PostgreSQL, and a test holds the
 * two together.
 */
export const RULES: Record<MatchCriterion, (criteria: Criteria, home: Facts) => Found> = {
  price,
  place,
  area: (criteria, home) =>
    size(home.area, criteria.area, home.areaKind ? { areaKind: home.areaKind } : {}),
  plot: (criteria, home) =>
    size(home.plot, { min: criteria.plotMin, max: null }, { areaKind: 'plot' }),
  bedrooms: (criteria, home) => rooms(home.bedrooms, criteria.bedrooms, 700),
  bathrooms: (criteria, home) =>
    rooms(home.bathrooms, { min: criteria.bathroomsMin, max: null }, 600),
  subtype,
  must: (criteria, home) => features(criteria.must, home, UNKNOWN.value),
  wishes: (criteria, home) => features(criteria.wishes, home, UNKNOWN.wish),
  unwanted,
  views,
  condition,
  sea,
  floor: (criteria, home) => scale(home.floor, criteria.floor, 300),
  year: (criteria, home) => scale(home.year, criteria.year, 20),
}
