/** A search as tests write it. */
export type Ask = Record<string, unknown>

/** Searches that use every filter, alone and together. */
export const ASKS: Ask[] = [
  {}, { operation: 'A' }, { operation: 'TDA' }, { operation: 'NP' }, { place: 'soller' }, { place: 'mallorca' }, { place: 'baleares' },
  { place: 'port-de-soller' }, { place: '07100' }, { place: 'formentera' }, { place: 'ibiza' },
  { type: 'vivienda' }, { type: ['local', 'terreno'] }, { subtype: ['villa', 'atico'] },
  { priceMin: 30_000_000 }, { priceMax: 40_000_000 }, { priceMin: 20_000_000, priceMax: 60_000_000 },
  { areaMin: 100 }, { areaMax: 120 }, { areaMin: 60, areaMax: 200 }, { bedroomsMin: 3 }, { bathroomsMin: 2 },
  { feature: 'pool' }, { feature: ['pool', 'terrace'] }, { feature: ['seaViews'] }, { feature: 'newBuild' },
  { energy: ['A', 'B'] }, { condition: ['reformado'] }, { recent: true }, { priceLowered: true },
  { q: 'jardín' }, { q: 'JARDIN piscina' }, { bbox: '2.6,39.5,2.8,39.8' }, { bbox: '2.6,39.5,2.8,39.8', type: 'vivienda', q: 'terraza' },
  { place: 'mallorca', type: 'vivienda', bedroomsMin: 2, priceMax: 80_000_000, feature: 'terrace', energy: ['A', 'B', 'C'] },
]
