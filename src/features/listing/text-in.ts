/** A text and the language it is in, which is not always the page's. */
export interface TextIn {
  text: string
  lang: string
}

/**
 * The text in the page's language, or in the next best: Spanish, English, whatever there is; null
 * without any.
 */
export function textIn(
  texts: Readonly<Record<string, string>> | undefined,
  lang: string,
): TextIn | null {
  const filled = Object.entries(texts ?? {}).filter(([, text]) => text.trim() !== '')
  const order = [lang, 'es', 'en', 'ca', 'de']
  const rank = (code: string): number => (order.includes(code) ? order.indexOf(code) : order.length)
  const [best] = filled.sort(([a], [b]) => rank(a) - rank(b))
  return best ? { lang: best[0], text: best[1] } : null
}

/** Languages a text exists in, the page's first. */
export const languagesOf = (texts: Readonly<Record<string, string>>, lang: string): string[] =>
  Object.keys(texts)
    .filter((code) => texts[code]?.trim())
    .sort((a, b) => Number(b === lang) - Number(a === lang))

/** The `lang` attribute of a text: only where it differs from the page's. */
export const langAttribute = (found: TextIn | null, lang: string): string | undefined =>
  found && found.lang !== lang ? found.lang : undefined
