import type { Generated } from 'kysely'
import type {
  Condition,
  Demand,
  DemandFeature,
  DemandHistoryKind,
  DemandReason,
  DemandStatus,
  DemandUrgency,
  DemandView,
  Island,
  Operation,
  PropertySubtype,
  PropertyType,
} from '../../../generated/model/index.ts'
import type { HistoryValue } from './property.ts'

/** The parts of the form as they are stored; an absent key is unknown. */
export type DemandDoc = Pick<Demand, 'what' | 'where' | 'home' | 'money' | 'buyer' | 'follow'>

/** A closed ring of positions, longitude and latitude in degrees. */
export type DemandRing = [lon: number, lat: number][]

/**
 * A demand as it stood before a change of several, and the version the change left; times as ISO
 * text.
 */
export interface BulkDemand {
  id: string
  version: number
  status: DemandStatus
  reason: DemandReason | null
  closedAt: string | null
  archivedAt: string | null
  agentId: string | null
  tags: string[]
}

/**
 * Tables of tag `demand` (0032_demand.sql, 0061_demand_tags.sql). Money is EUR cents, areas m2,
 * distances metres.
 */
export interface DemandTables {
  demand: {
    id: string
    agency_id: string
    contact_id: string | null
    agent_id: string | null
    created_by: string | null
    shared: boolean
    ref: string
    status: Generated<DemandStatus>
    reason: DemandReason | null
    closed_at: Date | null
    version: Generated<number>
    doc: DemandDoc
    /** As typed; empty when the title is made of the rest. */
    title: string
    operations: Operation[]
    types: PropertyType[]
    subtypes: PropertySubtype[]
    conditions: Condition[]
    price_min: number | null
    price_max: number | null
    price_flex_pct: number
    area_min: number | null
    area_max: number | null
    plot_min: number | null
    bedrooms_min: number | null
    bedrooms_max: number | null
    bathrooms_min: number | null
    islands: Island[]
    municipalities: string[]
    towns: string[]
    postal_codes: string[]
    exclude_municipalities: string[]
    exclude_towns: string[]
    exclude_postal_codes: string[]
    polygons: DemandRing[]
    bbox: number[] | null
    near_lat: number | null
    near_lon: number | null
    near_m: number | null
    on_islands: Island[]
    sea_distance_max: number | null
    views: DemandView[]
    must_have: DemandFeature[]
    nice_to_have: DemandFeature[]
    must_not: DemandFeature[]
    urgency: DemandUrgency | null
    expires_at: Date | null
    /** Since when homes that were sent wait for an answer (modules/demand/silence.ts). */
    silent_since: Generated<Date | null>
    search: string
    archived_at: Date | null
    /** The agency's own words for it. */
    tags: string[]
    created_at: Date
    updated_at: Date
  }
  demand_bulk: {
    id: string
    agency_id: string
    user_id: string
    at: Date
    undone_at: Date | null
    demands: BulkDemand[]
  }
  demand_number: { agency_id: string; last: number }
  demand_history: {
    id: string
    demand_id: string
    at: Date
    kind: DemandHistoryKind
    by_user: string | null
    text: string | null
    field: string | null
    old: HistoryValue
    new: HistoryValue
  }
}
