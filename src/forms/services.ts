import type { HttpOptions } from '../lib/http-options'

/** A place one can choose: a municipality, or a town or postal code in one. */
export interface PlaceOption {
  key: string
  name: string
  /** Second line: municipality and island. */
  detail: string
  municipalityIne: string
  municipality: string
  island: string | null
  town: string | null
  postalCode: string | null
  geo: { lat: number; lon: number } | null
}

/** Something of the room that can be chosen: a person, a fact. */
export interface ListedOption {
  id: string
  name: string
}

/** Too many to be listed: found by their words, and called by their name; for one or a list. */
export interface FoundService {
  search: (text: string) => Promise<{ key: string; name: string; detail: string }[]>
  name: (key: string) => Promise<string>
}

/** Where a street and a number are on the map. */
export interface AddressFound {
  /** Whether the map of this site has streets at all. */
  known: boolean
  geo: { lat: number; lon: number } | null
  /** How exact the point is; null where nothing was found. */
  exactness: 'number' | 'near' | 'street' | null
  name: string
  /** The house number at the point. */
  number: string | null
}

/** The address of a point on the map. */
export interface AddressAt {
  /** As on signs. */
  name: string
  number: string | null
  /** How near it is: the house, the next one, or a street that may run elsewhere. */
  exactness: 'number' | 'near' | 'street'
}

/** What widgets look up outside the form. The screen that shows the form provides it. */
export interface FormServices {
  searchPlaces?: (text: string) => Promise<PlaceOption[]>
  /** Where a street with its number is; of one municipality where it is known. */
  findAddress?: (asked: { text: string; municipalityIne: string | null }) => Promise<AddressFound>
  /** The address of a point; null where the map has none there, or no streets at all. */
  addressAt?: (spot: { lat: number; lon: number }) => Promise<AddressAt | null>
  /** Name of a municipality by its INE code. */
  municipalityName?: (ine: string) => Promise<string | null>
  /** West, south, east and north of a municipality, degrees. */
  municipalityBox?: (ine: string) => Promise<readonly number[] | null>
  /** Name of any place by its slug. */
  placeName?: (slug: string) => Promise<string>
  /** Pictures that may be chosen, by hash, and how one is added. */
  pictures?: {
    items: readonly string[]
    add: (file: File, options: HttpOptions) => Promise<string>
  }
  /** The languages of a record that has its own; else every language is offered. */
  languages?: readonly string[]
  /** Of a text by its path: languages whose words are older than what they translate. */
  outdated?: (path: string) => readonly string[]
  /** What the fields with the widget `listed` offer, by generic path. */
  listed?: Readonly<Record<string, readonly ListedOption[]>>
  /** Fields with the widget `listed` whose options are searched, by generic path. */
  found?: Readonly<Record<string, FoundService>>
  /** What stands in a field of a colour that is left to the design. */
  colorUnset?: string
}
