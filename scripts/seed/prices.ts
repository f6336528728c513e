/**
 * Asking prices in EUR per built m², round facts of the market by municipality (INE); other places
 * take their island's.
 */
const PER_M2: Record<string, number> = {
  '07040': 4300,
  '07011': 5400,
  '07005': 6400,
  '07061': 4700,
  '07018': 7200,
  '07063': 5200,
  '07025': 5600,
  '07042': 4400,
  '07003': 3900,
  '07057': 4900,
  '07022': 3300,
  '07033': 2900,
  '07031': 3500,
  '07027': 2300,
  '07036': 3400,
  '07014': 3700,
  '07062': 3600,
  '07059': 4500,
  '07001': 3800,
  '07006': 3300,
  '07055': 3200,
  '07013': 3600,
  '07015': 3200,
  '07032': 2500,
  '07037': 3700,
  '07052': 3300,
  '07064': 2500,
  '07002': 2600,
  '07023': 2500,
  '07902': 3000,
  '07026': 6300,
  '07048': 7400,
  '07054': 6600,
  '07046': 4900,
  '07050': 7000,
  '07024': 8200,
}
const ISLAND = { MALLORCA: 3000, MENORCA: 2900, IBIZA: 6500, FORMENTERA: 8200 } as const

/** EUR per built m² in a municipality. */
export const perM2 = (ine: string, island: keyof typeof ISLAND): number =>
  PER_M2[ine] ?? ISLAND[island]

/**
 * What a home brings in rent a year, as a share of its price: less where prices are high. About
 * 11 EUR a month and m² in Maó, 17 in Palma, 21 in Eivissa, as is asked there.
 */
export const rentShare = (euros: number): number =>
  Math.max(0.034, Math.min(0.056, 0.053 - (euros - 3_000) * 0.000_004_5))

/** Rounded as people ask: to 1,000 below a million, to 5,000 and 10,000 above; cents. */
export function askingPrice(euros: number): number {
  const step = euros < 1_000_000 ? 1_000 : euros < 3_000_000 ? 5_000 : 10_000
  return Math.max(step, Math.round(euros / step) * step) * 100
}

/** A rent in cents, rounded to 10 EUR. */
export const askingRent = (euros: number): number => Math.max(40, Math.round(euros / 10) * 10) * 100
