/** A text and, where it is borrowed from another language, that language for `lang`. */
export interface Said {
  text: string
  lang?: string
}

/** What people write in several languages: a text per language code. */
export type Texts = Readonly<Record<string, string>>

const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Whether a code is of a language that anybody reads: programs that read aloud stumble over others. */
const isLanguage = (code: string): boolean => NAMES.of(code) !== undefined

/** Where a text is looked for, in that order: the last of it is rarely asked. */
function* languagesOf(texts: Texts, page: string, first: string): Generator<string> {
  yield* [page, first, 'es']
  for (const code of Object.keys(texts)) if (isLanguage(code)) yield code
}

/**
 * The text in the page's language, else in the site's first, else Spanish, else any; null without
 * any.
 */
export function textIn(texts: Texts | undefined, page: string, first: string): Said | null {
  if (texts === undefined) return null
  for (const lang of languagesOf(texts, page, first)) {
    const text = texts[lang]?.trim()
    if (text) return lang === page ? { text } : { text, lang }
  }
  return null
}
