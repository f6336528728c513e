import type {
  AgencyPublic,
  Cost,
  Listing,
  ListingCard,
  ListingFacets,
  ListingGone,
  PublicOperation,
} from '../../generated/model'

/** Homes of one section, as the public search answers. */
export interface HomesFound {
  items: ListingCard[]
  total: number
  /** Cursor of the page after these. */
  next: string | null
  previous: string | null
}

/** What is on offer at one place: how many homes, from and to which price (EUR cents). */
export interface AreaFound {
  place: string
  name: string
  total: number
  from: number | null
  to: number | null
}

/** A home on the map, in degrees; price in EUR cents. */
export interface Pin {
  id: string
  lat: number
  lon: number
  price: number | null
}

/** What an agency has on the market. */
export interface Stock {
  total: number
  /** Operations it has homes in, most first. */
  operations: { operation: PublicOperation; total: number }[]
  /** Counts of its first operation. */
  facets: ListingFacets | null
}

/** The home of a detail page. */
export type HomeFound =
  | { kind: 'home'; listing: Listing; similar: ListingCard[]; cost: Cost | null }
  | { kind: 'gone'; gone: ListingGone }

/** All that a page draws beside its document, by the id of the section that asks for it. */
export interface Found {
  agency: AgencyPublic
  stock: Stock
  homes: Readonly<Record<string, HomesFound>>
  areas: Readonly<Record<string, AreaFound[]>>
  pins: Readonly<Record<string, Pin[]>>
  costs: Readonly<Record<string, Cost>>
  home: HomeFound | null
}
