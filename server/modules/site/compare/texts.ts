import type { LocalizedText } from '../../../../generated/model/index.ts'

const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/

/** A text of the site and where it stands, dotted. */
export interface TextAt {
  path: string
  text: LocalizedText
}

function isText(value: object): value is LocalizedText {
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(([key, text]) => LANGUAGE.test(key) && typeof text === 'string')
  )
}

/**
 * Every text per language inside a part of a site. Addresses are none: they are by language, too,
 * and nobody reads them.
 */
export function textsIn(value: unknown, path: string[] = []): TextAt[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && isText(value)) return [{ path: path.join('.'), text: value }]
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'slug' ? [] : textsIn(part, [...path, key]),
  )
}

/** Whether somebody wrote it in the language. */
export const isWritten = (text: LocalizedText | undefined, language: string): boolean =>
  (text?.[language] ?? '').trim() !== ''

/** What a reader of the language is shown: theirs, the site's first, Spanish, any. */
export function readIn(
  text: LocalizedText | undefined,
  language: string,
  languages: readonly string[],
): string {
  const found = [language, ...languages, 'es', ...Object.keys(text ?? {})].find((each) =>
    isWritten(text, each),
  )
  return found === undefined ? '' : (text?.[found] ?? '')
}
