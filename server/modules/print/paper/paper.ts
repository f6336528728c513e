/**
 * What a print shows, ready-made: words in its language, pictures as JPEG bytes. Templates draw it
 * and decide nothing.
 */
export interface Paper {
  kind: 'window' | 'brochure'
  size: 'A4' | 'A3'
  landscape: boolean
  title: string
  place: string
  /** Street, and number where the agency shows it; null when it is not to be seen. */
  address: string | null
  ref: string
  operation: string
  price: string
  /** Prices of further operations, as `Alquiler: 1.200 € al mes`. */
  otherPrices: string[]
  facts: { label: string; value: string }[]
  /** Area, bedrooms and bathrooms among the facts, for the large row. */
  headline: { label: string; value: string }[]
  text: string | null
  photos: Uint8Array[]
  plans: Uint8Array[]
  energy: EnergyLabel | null
  agency: { name: string; logo: Uint8Array | null; registry: string | null; lines: string[] }
  contact: { name: string; lines: string[] } | null
  qr: { path: string; modules: number; url: string; words: string } | null
  colors: PaperColors
  legal: string
  words: { facts: string; energy: string; plan: string; contact: string; page: string }
}

/** The official scale: letters and values, or the word that stands instead of them. */
export interface EnergyLabel {
  /** As "En trámite"; null when a letter is known. */
  word: string | null
  consumption: { label: string; letter: string | null; value: string | null }
  emissions: { label: string; letter: string | null; value: string | null }
}

/** Colours of the agency with what is written on them. */
export interface PaperColors {
  primary: string
  onPrimary: string
  accent: string
  /** `primary` where it is dark enough to be read on white, else ink. */
  heading: string
}

/** A sheet of cards. */
export interface CardSheet {
  perPage: 1 | 2 | 4 | 8
  cards: Card[]
}

/** One card of a sheet. */
export interface Card {
  title: string
  ref: string
  price: string | null
  phone: string | null
  agency: string
  scan: string
  qr: { path: string; modules: number; url: string }
  colors: PaperColors
}
