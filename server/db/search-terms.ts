/**
 * Lower case without accents, as columns that are searched hold text and as they are asked:
 * "Sóller" is "soller".
 */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a question, each as a pattern that finds it anywhere in a folded column. */
export const searchTermPatterns = (question: string): string[] =>
  fold(question)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
