const PRICE = 999_999_999
const METRES = 999_999
const ROOMS = 100

/** Figures of a wish: where each goes, and the most it can be. */
export const FIGURES = {
  wantPriceMin: ['money', 'priceMin', PRICE],
  wantPriceMax: ['money', 'priceMax', PRICE],
  wantAreaMin: ['home', 'areaMin', METRES],
  wantAreaMax: ['home', 'areaMax', METRES],
  wantPlotMin: ['home', 'plotMin', METRES],
  wantBedroomsMin: ['home', 'bedroomsMin', ROOMS],
  wantBedroomsMax: ['home', 'bedroomsMax', ROOMS],
  wantBathroomsMin: ['home', 'bathroomsMin', ROOMS],
} as const
export type Figure = keyof typeof FIGURES
export const isFigure = (field: string): field is Figure => Object.hasOwn(FIGURES, field)
export const ENDS: [Figure, Figure][] = [
  ['wantPriceMin', 'wantPriceMax'],
  ['wantAreaMin', 'wantAreaMax'],
  ['wantBedroomsMin', 'wantBedroomsMax'],
]
