import { fold as plain } from '../../db/index.ts'

/**
 * Text for searching: lower case, no accents, one space between words; `Sóller Nou` is `soller
 * nou`.
 */
export function fold(text: string): string {
  return plain(text).replaceAll('ß', 'ss').replace(/\s+/g, ' ').trim()
}
