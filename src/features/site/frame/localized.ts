import type { LocalizedText } from '../../../../generated/model'

/** A text in the language of the desk, else in any that it has. */
export const localized = (text: LocalizedText, language: string): string =>
  text[language] || text['es'] || Object.values(text).find(Boolean) || ''
