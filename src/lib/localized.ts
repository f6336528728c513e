/** A text per language; what nobody wrote is left out. */
type Texts = Readonly<Record<string, string | undefined>>

/** The text in a language, else in Spanish, else in any; empty where there is none. */
export const localized = (texts: Texts, language: string): string =>
  texts[language] || texts['es'] || Object.values(texts).find(Boolean) || ''
