import { createHash } from 'node:crypto'
import type { Language, SitePage, SiteTextPlace } from '../../../../generated/model/index.ts'
import type { TextSources } from '../../../db/tables/site.ts'
import { isWritten, textsIn, type TextAt } from './texts.ts'

const MOST = 500
const digest = (text: string): string =>
  createHash('sha256').update(text.trim()).digest('hex').slice(0, 16)

/** Texts of a page by a place that stays when a section moves. */
function placed(page: SitePage): Map<string, TextAt['text']> {
  const { sections, ...rest } = page
  return new Map([
    ...textsIn(rest).map(({ path, text }) => [path, text] as const),
    ...sections.flatMap((section) =>
      textsIn(section).map(({ path, text }) => [`sections.${section.id}.${path}`, text] as const),
    ),
  ])
}

/** What was noted of places, and of languages in them, that are not among these texts. */
function notedBeside(sources: TextSources, texts: ReadonlyMap<string, TextAt['text']>) {
  return Object.entries(sources).flatMap(([place, from]) => {
    const beside = Object.entries(from).filter(([language]) => !texts.get(place)?.[language])
    return beside.length > 0 ? [[place, Object.fromEntries(beside)] as const] : []
  })
}

/**
 * What each translation was written from, after a save: one that was typed now is from the text of
 * now, one that was left alone is from what it was, also where nobody had noted it. What was noted of
 * texts that were not there to be changed stays: only another version reads them.
 */
export function sourcesAfter(
  before: SitePage | null,
  after: SitePage,
  { sources, languages }: { sources: TextSources; languages: readonly Language[] },
): TextSources {
  const [first = 'es'] = languages
  const old = before ? placed(before) : new Map<string, TextAt['text']>()
  const next: TextSources = Object.fromEntries(notedBeside(sources, old))
  for (const [place, text] of placed(after)) {
    const was = old.get(place)
    const from = Object.keys(text).flatMap((language) => {
      if (language === first || !isWritten(text, language)) return []
      const isTyped = was?.[language] !== text[language]
      const known = sources[place]?.[language] ?? digest(was?.[first] ?? '')
      return [[language, isTyped ? digest(text[first] ?? '') : known] as const]
    })
    if (from.length > 0) next[place] = { ...next[place], ...Object.fromEntries(from) }
  }
  return next
}

/** The same with translations that somebody read again and left as they are. */
export function confirmedIn(
  page: SitePage,
  sources: TextSources,
  { confirmed, languages }: { confirmed: SiteTextPlace[]; languages: readonly Language[] },
): TextSources {
  const [first = 'es'] = languages
  const texts = placed(page)
  const next = structuredClone(sources)
  for (const { path, language } of confirmed) {
    const text = texts.get(path)
    if (isWritten(text, language))
      next[path] = { ...next[path], [language]: digest(text?.[first] ?? '') }
  }
  return next
}

/** Translations whose text in the first language says something else since. */
export function outdatedOf(
  page: SitePage,
  sources: TextSources,
  languages: readonly Language[],
): SiteTextPlace[] {
  const [first = 'es', ...others] = languages
  return [...placed(page)]
    .flatMap(([path, text]) => {
      if (!isWritten(text, first)) return []
      const now = digest(text[first] ?? '')
      return others
        .filter(
          (language) => isWritten(text, language) && (sources[path]?.[language] ?? now) !== now,
        )
        .map((language) => ({ path, language }))
    })
    .slice(0, MOST)
}
