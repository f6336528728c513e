import type { MatchCriterion } from '../../../../generated/model/index.ts'
import type { DemandDoc } from '../../demand/index.ts'

/** What a demand asks that the contract of the day cannot read (docs/decisions/0070). */
export interface Lost {
  /** A condition is among it: nobody knows which homes keep it, so none does. */
  isClosed: boolean
  /** A place is among it. */
  isPlace: boolean
  /** A place smaller than an island is among it. */
  isFiner: boolean
  /** Wishes among it that only rank. */
  unmet: MatchCriterion[]
}

/** Wishes that only rank homes, with what weighs them. Whatever else is asked is a condition. */
const RANKED: Record<string, MatchCriterion> = {
  'what.condition': 'condition',
  'where.seaDistanceMax': 'sea',
  'home.mustHave': 'must',
  'home.niceToHave': 'wishes',
  'home.mustNot': 'unwanted',
  'home.views': 'views',
  'home.floorMin': 'floor',
  'home.floorMax': 'floor',
  'home.yearMin': 'year',
  'home.yearMax': 'year',
  'buyer.pets': 'must',
}

/** One value of these is enough: those that are still read ask for less than all did. */
const ALTERNATIVES = new Set([
  'what.operations',
  'what.types',
  'what.subtypes',
  'what.condition',
  'home.views',
])

const PLACES = new Set(['where.islands', 'where.places', 'where.polygons', 'where.near'])

/** What is said of the buyer and asks nothing of a home. */
const ASIDE =
  /^(buyer|follow|what\.purpose|money\.(payment|mortgageApproved|maxLoan|bank|sellFirst))(\.|$)/

type Values = Record<string, unknown>
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const says = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** `part.key` of all that says something; of a part that is no object the part alone. */
export const pathsOf = (unread: Values): string[] =>
  Object.entries(unread).flatMap(([part, value]) =>
    isValues(value)
      ? Object.keys(value).flatMap((key) => (says(value[key]) ? [`${part}.${key}`] : []))
      : says(value)
        ? [part]
        : [],
  )

/**
 * Whether something of what a demand asks of homes is `unread`: a version that reads it may find
 * others, also where alternatives are left.
 */
export const isHalfRead = (unread: Values): boolean =>
  pathsOf(unread).some((path) => path in RANKED || !ASIDE.test(path))

/** Sorts what could not be read of a demand, `unread`, by what it does; `doc` is what was read. */
export function lostOf(unread: Values, doc: DemandDoc): Lost {
  const isLeft = (path: string): boolean => {
    const [part = '', key = ''] = path.split('.')
    const values: unknown = (doc as unknown as Values)[part]
    const left = isValues(values) ? values[key] : undefined
    return ALTERNATIVES.has(path) && Array.isArray(left) && left.length > 0
  }
  const paths = pathsOf(unread).filter((path) => !isLeft(path))
  return {
    isClosed: paths.some((path) => !(path in RANKED) && !PLACES.has(path) && !ASIDE.test(path)),
    isPlace: paths.some((path) => PLACES.has(path)),
    isFiner: paths.some((path) => PLACES.has(path) && path !== 'where.islands'),
    unmet: [...new Set(paths.flatMap((path) => RANKED[path] ?? []))],
  }
}
