import { fold } from '../../../db/index.ts'

/** A word or number of a sentence, where it stands, and as it is compared. */
export interface Token {
  /** Folded; of a number its digits alone, with a point before decimals. */
  text: string
  number: number | null
  from: number
  to: number
  /** A dash alone stands before it: `80-100`. */
  dashed: boolean
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

const DASH = /^\s*[-–—]\s*$/

export function tokensOf(sentence: string): Token[] {
  const text = sentence.normalize('NFC')
  let before = 0
  return [...text.matchAll(PIECES)].map(({ 0: piece, index }) => {
    const dashed = before > 0 && DASH.test(text.slice(before, index))
    before = index + piece.length
    return {
      text: fold(piece).replaceAll('·', '').replace('m²', 'm2').replaceAll('ß', 'ss'),
      number: numberOf(piece),
      from: index,
      to: before,
      dashed,
    }
  })
}
