import type { ColumnType, Generated } from 'kysely'
import type {
  DocumentType,
  ExternalId,
  GeoPoint,
  LocalizedLine,
  MediaKind,
  MediaLabel,
  MediaState,
  MediaVisibility,
  Operation,
  PriceReason,
  Property,
  PropertyHistoryEntryKind,
  PropertyInput,
  PropertyStatus,
  PropertyType,
  PropertySubtype,
  AssetSource,
  Island,
  Substatus,
} from '../../../generated/model/index.ts'

/** The steps of the wizard as they are stored; an absent key is unknown. */
export type PropertyDoc = Pick<Property, keyof PropertyInput>

/** A value of a history entry: text, number, truth or nothing. */
export type HistoryValue = string | number | boolean | null

/** A home as it stood before a change of several, and the version the change left. */
export interface BulkHome {
  id: string
  version: number
  status: PropertyStatus
  substatus: Substatus | null
  agentId: string | null
  tags: string[]
}

/** Tables of tag `property` (0003_property.sql). Money is EUR cents, areas m2. */
export interface PropertyTables {
  property: {
    id: string
    agency_id: string
    agent_id: string | null
    created_by: string | null
    ref: string
    status: PropertyStatus
    substatus: Substatus | null
    version: Generated<number>
    source: AssetSource
    external_ids: ExternalId[]
    origin_system: string | null
    origin_id: string | null
    doc: PropertyDoc
    type: PropertyType
    subtype: PropertySubtype | null
    operations: Operation[]
    price: number | null
    previous_price: number | null
    lowered_at: Date | null
    area: number | null
    bedrooms: number | null
    bathrooms: number | null
    municipality_ine: string | null
    island: Island | null
    town: string | null
    postal_code: string | null
    outside_area: boolean
    title: string
    search: string
    /** Of a shared home the words that colleagues may find it by; null of others. */
    search_shared: string | null
    completeness: number
    complete: boolean
    mandate_ends: string | null
    exclusive: boolean
    shared: boolean
    photo_count: number
    /** Address of the first public photo, without width. */
    thumb: string | null
    lead_count: Generated<number>
    geo_anchor: GeoPoint | null
    geo_drawn: GeoPoint[]
    geo_public: GeoPoint | null
    tags: Generated<string[]>
    /** Of the document's point, by the database. */
    lat: ColumnType<number | null, never, never>
    lon: ColumnType<number | null, never, never>
    close_price: number | null
    closed_at: Date | null
    published_at: Date | null
    created_at: Date
    updated_at: Date
    deleted_at: Date | null
  }
  property_history: {
    id: string
    property_id: string
    at: Date
    kind: PropertyHistoryEntryKind
    by_user: string | null
    text: string | null
    field: string | null
    old: HistoryValue
    new: HistoryValue
    reason: Generated<PriceReason | null>
  }
  property_bulk: {
    id: string
    agency_id: string
    user_id: string
    at: Date
    undone_at: Date | null
    homes: BulkHome[]
  }
  media_file: {
    hash: string
    state: MediaState
    width: number
    height: number
    widths: number[]
    color: string | null
    /** A code that can be read (QR) is in it; null: nobody has looked yet. */
    has_code: Generated<boolean | null>
    /** By what it is looked up and compared (0415_trust.sql); null: nobody has looked yet. */
    look: Generated<number[] | null>
    grays: Generated<Buffer | null>
    touched_at: Date
    created_at: Date
  }
  property_media: {
    id: string
    property_id: string
    hash: string
    position: number
    kind: MediaKind
    label: MediaLabel | null
    caption: LocalizedLine
    visibility: MediaVisibility
    created_at: Date
  }
  property_document: {
    id: string
    property_id: string
    file_key: string
    type: DocumentType
    filename: string
    mime: string
    size: number
    created_by: string | null
    created_at: Date
  }
}
