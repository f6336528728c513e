import { writeRing } from './search/shape.ts'

/** A search as tests write it. */
export type Ask = Record<string, unknown>

/** Round the north-west of Mallorca with a hollow, and round Mahón. */
export const AREAS = [
  [
    { lat: 39.5, lon: 2.3 },
    { lat: 39.9, lon: 2.6 },
    { lat: 39.9, lon: 3 },
    { lat: 39.7, lon: 2.68 },
    { lat: 39.5, lon: 3 },
  ],
  [
    { lat: 39.8, lon: 4.2 },
    { lat: 40, lon: 4.2 },
    { lat: 39.9, lon: 4.4 },
  ],
]

/** Searches that use every filter, alone and together. */
export const ASKS: Ask[] = [
  {},
  { operation: 'A' },
  { operation: 'TDA' },
  { operation: 'NP' },
  { place: 'soller' },
  { place: 'mallorca' },
  { place: 'baleares' },
  { place: 'port-de-soller' },
  { place: '07100' },
  { place: 'formentera' },
  { place: 'ibiza' },
  { type: 'vivienda' },
  { type: ['local', 'terreno'] },
  { subtype: ['villa', 'atico'] },
  { priceMin: 30_000_000 },
  { priceMax: 40_000_000 },
  { priceMin: 20_000_000, priceMax: 60_000_000 },
  { areaMin: 100 },
  { areaMax: 120 },
  { areaMin: 60, areaMax: 200 },
  { bedroomsMin: 3 },
  { bathroomsMin: 2 },
  { feature: 'pool' },
  { feature: ['pool', 'terrace'] },
  { feature: ['seaViews'] },
  { feature: 'newBuild' },
  { energy: ['A', 'B'] },
  { condition: ['reformado'] },
  { recent: true },
  { since: '2026-02-10T08:00:00Z' },
  { since: '2026-01-01T00:00:00Z', recent: true },
  { priceLowered: true },
  { q: 'jardín' },
  { q: 'JARDIN piscina' },
  { bbox: '2.6,39.5,2.8,39.8' },
  { bbox: '2.6,39.5,2.8,39.8', type: 'vivienda', q: 'terraza' },
  { area: AREAS.map(writeRing) },
  { area: AREAS.slice(1).map(writeRing), type: 'vivienda' },
  { near: '39.57,2.65,3km' },
  { near: '39.77,2.72,15foot', q: 'piscina' },
  { area: AREAS.slice(0, 1).map(writeRing), near: '39.57,2.65,20car', bbox: '2.5,39,2.66,40' },
  { area: AREAS.slice(1).map(writeRing), near: '39.57,2.65,3km' },
  { seaMax: 500 },
  { seaMax: 2000, place: 'mallorca' },
  {
    place: 'mallorca',
    type: 'vivienda',
    bedroomsMin: 2,
    priceMax: 80_000_000,
    feature: 'terrace',
    energy: ['A', 'B', 'C'],
  },
]
