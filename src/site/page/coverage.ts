import { LANGS } from '../../i18n/language'
import type { SitePage } from '../document'

/** A text in languages: an object whose keys are languages and whose values are words. */
function isTexts(value: object): value is Record<string, string> {
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(
      ([key, text]) => (LANGS as readonly string[]).includes(key) && typeof text === 'string',
    )
  )
}

function count(value: unknown, lang: string, found: { all: number; own: number }): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) for (const one of value) count(one, lang, found)
  else if (isTexts(value)) {
    if (!Object.values(value).some((text) => text.trim() !== '')) return
    found.all += 1
    if (value[lang]?.trim()) found.own += 1
  } else for (const one of Object.values(value)) count(one, lang, found)
}

/** Which part of a page's texts exists in a language, 0 to 1; addresses are no texts. */
export function coverageOf({ title, description, sections }: SitePage, lang: string): number {
  const found = { all: 0, own: 0 }
  const shown = sections.filter(({ off }) => !off)
  count([title, description, shown], lang, found)
  return found.all === 0 ? 1 : found.own / found.all
}

/** Below this a page is there for whoever asks, and search engines are not sent to it. */
const ENOUGH = 0.8

/** Languages in which a page may be found: those with most of its own texts. */
export const indexed = <T extends string>(page: SitePage, languages: readonly T[]): T[] =>
  languages.filter((lang, at) => at === 0 || coverageOf(page, lang) >= ENOUGH)
