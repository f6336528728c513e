import { fold } from '../../../db/index.ts'

/** A word or number of a sentence, where it stands, and as it is compared. */
export interface Token {
  /** Folded; of a number its digits alone, with a point before decimals. */
  text: string
  number: number | null
  from: number
  to: number
}

const PIECES = /\d+(?:[.,]\d+)*|m²|€|\p{L}+(?:·\p{L}+)*2?/gu
/** Points or commas before three digits each part thousands. */
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/

/** `600.000` and `600,000` are the same, `1,2` and `1.2`, too; null for what is none. */
export function numberOf(piece: string): number | null {
  if (!/^\d/.test(piece)) return null
  const plain = THOUSANDS.test(piece) ? piece.replace(/[.,]/g, '') : piece.replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

export const tokensOf = (sentence: string): Token[] =>
  [...sentence.normalize('NFC').matchAll(PIECES)].map(({ 0: piece, index }) => ({
    text: fold(piece).replaceAll('·', '').replace('m²', 'm2').replaceAll('ß', 'ss'),
    number: numberOf(piece),
    from: index,
    to: index + piece.length,
  }))
