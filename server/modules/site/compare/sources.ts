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

/**
 * What each translation was written from, after a save: one that was typed now is from the text of
 * now, one that was left alone is from what it was, also where nobody had noted it.
 */
export function sourcesAfter(
  before: SitePage | null,
  after: SitePage,
  { sources, languages }: { sources: TextSources; languages: readonly Language[] },
): TextSources {
  const [first = 'es'] = languages
  const old = before ? placed(before) : new Map<string, TextAt['text']>()
  return Object.fromEntries(
    [...placed(after)].flatMap(([place, text]) => {
      const was = old.get(place)
      const from = Object.keys(text).flatMap((language) => {
        if (language === first || !isWritten(text, language)) return []
        const isTyped = was?.[language] !== text[language]
        const known = sources[place]?.[language] ?? digest(was?.[first] ?? '')
        return [[language, isTyped ? digest(text[first] ?? '') : known]]
      })
      return from.length > 0 ? [[place, Object.fromEntries(from)]] : []
    }),
  )
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
