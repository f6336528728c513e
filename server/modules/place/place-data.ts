import { readFileSync } from 'node:fs'
import type { Island, Language } from '../../../generated/model/index.ts'

/** A name in the four languages and every other spelling people and portals use. */
export interface Names {
  /** Where a language has none of its own, the local (Catalan) one. */
  byLanguage: Record<Language, string>
  /** Every spelling, the local one first, without repetition. */
  all: string[]
}

/** west, south, east, north in degrees. */
export type Bbox = [number, number, number, number]

export interface Municipality extends Names {
  ine: string
  slug: string
  island: Island
  /** The local name, as on signs. */
  name: string
  population: number
  geo: { lat: number; lon: number }
  bbox: Bbox
  postalCodes: string[]
}

/**
 * A town or coast resort that is not the seat of its municipality. `code` is stored in search rows:
 * never renumbered.
 */
export interface Town extends Names {
  code: number
  slug: string
  name: string
  municipalityIne: string
  population: number
  geo: { lat: number; lon: number }
}

export interface IslandPlace extends Names {
  island: Island
  slug: string
  geo: { lat: number; lon: number }
  bbox: Bbox
}

/** places.json, written by scripts/geo/places.ts from scripts/geo/source. */
export interface PlaceData {
  region: Names & { slug: string; geo: { lat: number; lon: number }; bbox: Bbox }
  islands: IslandPlace[]
  municipalities: Municipality[]
  towns: Town[]
  /** Postal code to the INE codes it reaches, the one with most streets first. */
  postalCodes: Record<string, string[]>
  /**
   * Names of settlements too small to search by, in normalised spelling, that lie in one
   * municipality only.
   */
  settlements: Record<string, string>
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8'))
}

export const places = read('places.json') as PlaceData

/** Rings per INE code as flat lists lon, lat, lon, lat; read when first asked for. */
export function readOutlines(): Record<string, number[][]> {
  return read('outlines.json') as Record<string, number[][]>
}
