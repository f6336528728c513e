import type { Generated } from 'kysely'
import type { Valuation } from '../../../generated/model/index.ts'

/** A model as it is kept: what `model/fit.ts` made, and what a later test found. */
export interface KeptModel {
  slopes: number[]
  quantile: number
  n: number
  error: KeptErrors
  /** Built m² per usable one of adverts that say both; null when too few do. */
  builtPerUsable: number | null
  proof?: KeptErrors & { at: string }
}

export interface KeptErrors {
  n: number
  median: number
  within20: number
  cover: number
}

/** Tables of the tag `valuation` (0349_valuation.sql). */
export interface ValuationTables {
  valuation_model: {
    /** ALL: of all islands. */
    island: string
    op: string
    family: string
    made_at: Date
    doc: KeptModel
  }
  /** Where the price of a home on the market lay (0380_valuation_position.sql). */
  valuation_position: {
    property_id: string
    as_of: Date
    /** EUR cents, as `property.price` said then. */
    price: number | null
    percentile: number | null
    delta_pct: number | null
  }
  valuation: {
    id: string
    agency_id: string
    property_id: string | null
    /** Null once their account is closed. */
    made_by: string | null
    as_of: Date
    doc: Omit<Valuation, 'id' | 'propertyId' | 'madeBy' | 'asOf'>
    created_at: Generated<Date>
  }
}
