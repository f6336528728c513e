import type {
  CostSheet,
  Listing,
  ListingCard,
  ListingFacets,
  ListingGone,
  PropertyType,
  PublicOperation,
  SiteLegalSection,
} from '../../generated/model'
import type { Texts } from './texts'

/** Homes of one section, as the public search answers. */
export interface HomesFound {
  items: ListingCard[]
  total: number
  /** Cursor of the page after these. */
  next: string | null
  previous: string | null
}

/** What is on offer at one place: how many homes, from and to which price (EUR cents). */
export interface Offered {
  total: number
  from: number | null
  to: number | null
}

export interface AreaFound extends Offered {
  place: string
  name: string
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
  /** Offers: a home to buy or to let is two. */
  total: number
  /** Operations it has homes in, most first. */
  operations: { operation: PublicOperation; total: number }[]
  /** Counts of its first operation, for pages that show them. */
  facets: ListingFacets | null
}

/** The home of a detail page. */
export type HomeFound =
  | { kind: 'home'; listing: Listing; similar: ListingCard[]; cost: CostSheet | null }
  | { kind: 'gone'; gone: ListingGone }

/** Somebody of the agency who agreed to be shown. */
export interface PersonFound {
  id: string
  name: string
  jobTitle: string | null
  /** The same by language, as far as the person wrote it. */
  jobTitles: Texts
  avatar: string | null
  phone: string | null
  /** Codes of languages. */
  languages: readonly string[]
}

/** A home that was sold: what it was and where, never what for. */
export interface SoldFound {
  type: PropertyType
  place: string
  /** Day, `YYYY-MM-DD`. */
  on: string
}

/** What was sold in three years. */
export interface SoldHomes {
  /** Those that may be told one by one, newest first. */
  homes: readonly SoldFound[]
  /** Also the others. */
  total: number
}

export type LegalPart = SiteLegalSection['part']

/** Whom the legal pages are about; what is not known is not there. */
export interface Company {
  legalName?: string
  taxId?: string
  office?: string
  roaiib?: string
  insurer?: string
  guarantee?: string
  complaintsAddress?: string
  dataProtectionEmail?: string
}

/** The agency as its site shows it. */
export interface AgencyFound {
  id: string
  name: string
  phone: string | null
  email: string | null
  address: string | null
  /** Codes of the languages it speaks. */
  languages: readonly string[]
}

/** What only the server knows of an agency; none of it is asked over the public API. */
export interface Known {
  agency: AgencyFound
  people: readonly PersonFound[]
  /** Homes on the market, each once, in however many ways it is offered. */
  onMarket: number
  /** What they are offered as, most first. */
  offers: Stock['operations']
  company: Company
}

/** What only the server knows of the agency's homes. */
export interface AgencyHomes {
  /** Whether a home that left the market was this agency's. */
  owns: (homeId: string) => Promise<boolean>
  /** What the agency offers at places, by their slugs. */
  offersAt: (operation: PublicOperation, places: readonly string[]) => ReadonlyMap<string, Offered>
  sold: () => Promise<SoldHomes>
}

/** All that a page draws beside its document, by the id of the section that asks for it. */
export interface Found extends Known {
  stock: Stock
  /** None where no section shows or counts them. */
  sold: SoldHomes
  homes: Readonly<Record<string, HomesFound>>
  /** Id of the section that shows what is searched for; `` where the page has none of its own. */
  searched: string | null
  areas: Readonly<Record<string, AreaFound[]>>
  pins: Readonly<Record<string, Pin[]>>
  costs: Readonly<Record<string, CostSheet>>
  home: HomeFound | null
}
