import type {
  Agency,
  GeoPoint,
  ListingPrecision,
  PricePoint,
  Property,
  User,
} from '../../../generated/model/index.ts'

/** All that is needed to show a home to the public, as the module `property` knows it. */
export interface ListingSource {
  property: Property
  agency: Agency
  /** Who looks after it; null when nobody does. */
  agent: User | null
  /**
   * The point the public may see: already moved when `precision` is moved, null when hidden or
   * unknown.
   */
  geo: GeoPoint | null
  precision: ListingPrecision
  /**
   * Every public price, oldest first, when the caller knows them (demo, import). Left out: the
   * listing goes on from the prices it showed itself, so a price that was never public stays
   * private.
   */
  priceHistory?: PricePoint[]
}
