/** Letters, digits and marks as wide as a Chinese character, and the space of that width. */
const WIDE = /[\u3000\uFF01-\uFF5E]/g

/**
 * Lower case without accents, as columns that are searched hold text and as they are asked:
 * "Sóller" is "soller", and "ＡＢＣ" of a full-width keyboard is "abc". No more of NFKC: it would make
 * other words of "nº" and "m²", which are stored as they are.
 */
export const fold = (text: string): string =>
  text
    .replace(WIDE, (letter) => letter.normalize('NFKC'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

/** The words of a question as a folded column has them anywhere (`strpos`). */
export const searchTerms = (question: string): string[] =>
  fold(question).split(/\s+/).filter(Boolean)

/** The words of a question, each as a pattern that finds it anywhere in a folded column. */
export const searchTermPatterns = (question: string): string[] =>
  searchTerms(question).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/u
const LONGEST = 60
const MOST_WORDS = 12

/**
 * A question as beginnings of words, all of which must be there, for what `search_words` made
 * (migration 0097, which cuts at the same places); null when it holds none.
 */
export function prefixQuery(question: string): string | null {
  const words = fold(question).split(BETWEEN_WORDS).filter(Boolean).slice(0, MOST_WORDS)
  return words.map((word) => `'${[...word].slice(0, LONGEST).join('')}':*`).join(' & ') || null
}
