import type { SiteDoc, SiteSection } from '../../../../generated/model/index.ts'
import { coverageOf } from '../compare/coverage.ts'
import { isWritten } from '../compare/texts.ts'
import { sharedAnchors } from './anchors.ts'
import { tooClose } from './contrast.ts'
import type { Found } from './found.ts'

const ENOUGH_PCT = 80

/** Titles, sections, languages and colours that cannot be read as they are. */
export function ofTexts(doc: SiteDoc): Found[] {
  const [first = 'es'] = doc.languages
  const found: Found[] = []
  for (const [at, page] of doc.pages.entries()) {
    if (!isWritten(page.title, first))
      found.push({ key: 'titleMissing', level: 'stop', path: `pages.${at}.title` })
    for (const place of sharedAnchors(page)) {
      const path = `pages.${at}.sections.${place}.anchor`
      found.push({ key: 'anchorTwice', level: 'warn', path })
    }
    for (const [place, section] of page.sections.entries()) {
      const path = `pages.${at}.sections.${place}`
      if (!section.off && isEmpty(section)) found.push({ key: 'sectionEmpty', level: 'warn', path })
    }
  }
  for (const { language, pct } of coverageOf(doc, doc.languages))
    if (pct < ENOUGH_PCT)
      found.push({
        key: 'language',
        level: 'warn',
        path: 'languages',
        words: { language: language.toUpperCase(), pct: String(pct) },
      })
  for (const { field, ratio, proposal } of tooClose(doc.brand))
    found.push({
      key: 'contrast',
      level: 'stop',
      path: `brand.colors.${field}`,
      proposal,
      words: { ratio, proposal },
    })
  return found
}

type KindsWithItems<S extends SiteSection = SiteSection> = S extends SiteSection
  ? 'items' extends keyof S
    ? S['kind']
    : never
  : never

/** Kinds that show what is in their list; one that is new does not compile until it stands here. */
const WITH_ITEMS: Record<KindsWithItems, true> = {
  areas: true,
  faq: true,
  figures: true,
  testimonials: true,
}

const hasItems = (
  section: SiteSection,
): section is Extract<SiteSection, { kind: KindsWithItems }> => section.kind in WITH_ITEMS

/** A section that would show nothing at all. */
function isEmpty(section: SiteSection): boolean {
  if (section.kind === 'gallery') return (section.pictures ?? []).length === 0
  if (section.kind === 'text') return Object.keys(section.text).length === 0
  return hasItems(section) && (section.items ?? []).length === 0
}
