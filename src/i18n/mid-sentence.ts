/** Words of a screen within a sentence: begun small, but in German, whose nouns stay as they are. */
export const midSentence = (words: string, language: string): string =>
  language === 'de' ? words : words.charAt(0).toLowerCase() + words.slice(1)
