import type { Generated } from 'kysely'
import type {
  Condition,
  MatchCriterion,
  MatchReason,
  MatchState,
  MatchTuningCause,
  Operation,
  PropertySubtype,
  PropertyType,
} from '../../../generated/model/index.ts'

/**
 * What a home is, for weighing: one operation of it, as somebody may see it. Null and absent are
 * unknown.
 */
export interface Facts {
  operation: Operation
  type: PropertyType
  subtype: PropertySubtype | null
  condition: Condition | null
  /** EUR cents; a month's of a rental. */
  price: number | null
  /** Whole m2: built, of land its plot. */
  area: number | null
  areaKind: 'built' | 'builtWithCommon' | 'usable' | 'plot' | null
  plot: number | null
  bedrooms: number | null
  bathrooms: number | null
  /** Features it has, and those it is known not to have. */
  yes: string[]
  no: string[]
  views: string[] | null
  floor: number | null
  /** Metres. */
  sea: number | null
  year: number | null
  /** Codes of the places it lies in (modules/match/codes.ts). */
  places: number[]
  muni: number
  point: { lat: number; lon: number } | null
  /** Kept of a reaction: no more than the demand's person may know. */
  told?: true
}

/** Smallest and largest that is asked; null asks nothing. */
export interface Range {
  min: number | null
  max: number | null
}

/** What a demand asks, ready to be weighed. Empty lists and nulls ask nothing. */
export interface Criteria {
  operations: Operation[]
  types: PropertyType[]
  subtypes: PropertySubtype[]
  /**
   * Null: everywhere. Rings are corners as longitude, latitude; a home fits in any place or ring.
   */
  where: { places: number[]; rings: [number, number][][] } | null
  excluded: number[]
  /** Municipalities that count less since homes there were disliked. */
  low: number[]
  /** `limit` is the most they would pay, with the margin. EUR cents. */
  price: Range & { limit: number | null }
  area: Range
  plotMin: number | null
  bedrooms: Range
  bathroomsMin: number | null
  must: string[]
  wishes: string[]
  unwanted: string[]
  views: string[]
  condition: Condition[]
  seaMax: number | null
  floor: Range
  year: Range
  /** Wishes that nobody can read by now: no home meets them. Absent: none. */
  unmet?: MatchCriterion[]
  /** Points per criterion that is asked; they add up to 100. */
  weights: Partial<Record<MatchCriterion, number>>
}

/** What reactions taught about one criterion. */
export interface Lesson {
  criterion: MatchCriterion
  /** By how much its weight is changed, -50 to 50. */
  percent: number
  cause: MatchTuningCause
  count: number
  /** Codes of municipalities that count less. */
  places: number[]
}

/** Tables of the tag `match` (0034_match.sql). Money is EUR cents, areas m2. */
export interface MatchTables {
  match_home: {
    id: string
    op: number
    /** 0 as its agency sees it, 1 as everybody does. */
    view: number
    agency_id: string
    agent_id: string | null
    created_by: string | null
    shared: boolean
    type: number
    subtype: number
    condition: number
    muni: number
    places: number[]
    lat: number | null
    lon: number | null
    price: number
    area: number | null
    area_kind: number
    plot: number | null
    beds: number | null
    baths: number | null
    yes: number
    no: number
    views: number | null
    floor: number | null
    sea: number | null
    year: number | null
  }
  match_demand: {
    demand_id: string
    agency_id: string
    agent_id: string | null
    created_by: string | null
    shared: boolean
    open: boolean
    expires_at: Date | null
    /** `unread`: in a word of a later version, so what is found waits untold. */
    frequency: string
    /** What it asks was read in part only. */
    half_read: Generated<boolean>
    keys: number[]
    types: number
    subtypes: number
    everywhere: boolean
    places: number[]
    excluded: number[]
    areas: string
    price_min: number | null
    price_max: number | null
    price_limit: number | null
    area_min: number | null
    area_max: number | null
    plot_min: number | null
    beds_min: number | null
    beds_max: number | null
    baths_min: number | null
    must: number
    wishes: number
    unwanted: number
    views: number
    conditions: number
    condition_best: number
    sea_max: number | null
    floor_min: number | null
    floor_max: number | null
    year_min: number | null
    year_max: number | null
    low: number[]
    base: number
    weights: number[]
    criteria: Criteria
    lessons: Generated<Lesson[]>
    muted: Generated<string[]>
  }
  match: {
    demand_id: string
    property_id: string
    agency_id: string
    state: Generated<MatchState>
    reason: MatchReason | null
    by_buyer: Generated<boolean>
    score: number
    /** The home as it was when somebody reacted, for the lessons. */
    facts: Facts | null
    found_at: Date
    told_at: Date | null
    sent_at: Date | null
    seen_at: Date | null
    reacted_at: Date | null
  }
  match_due: {
    kind: 'home' | 'demand'
    id: string
    at: Generated<Date>
    /** Nobody is told what is found. */
    quiet: Generated<boolean>
  }
}
