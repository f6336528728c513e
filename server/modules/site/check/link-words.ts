import type { SiteDoc } from '../../../../generated/model/index.ts'
import type { Found } from './found.ts'
import { within } from './walk.ts'

/** Words that say nothing of where a link leads, in whatever language of the site they stand. */
const HERE = new Set([
  'aquí',
  'haz clic aquí',
  'haga clic aquí',
  'clic aquí',
  'pulsa aquí',
  'pincha aquí',
  'fes clic aquí',
  'clica aquí',
  'prem aquí',
  'here',
  'click here',
  'hier',
  'hier klicken',
  'klicken sie hier',
])
/** What stands around words and is none: quotes, arrows, a full stop. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

const saysNothing = (words: unknown): boolean =>
  typeof words === 'string' && HERE.has(words.replaceAll(AROUND, '').toLowerCase())

/** Links of a text, as the page reads them (src/site/marks.tsx). */
const LINK = /\[([^[\]\n]+)\]\([^)\s]{1,500}\)/g

const isText = (value: unknown): value is string =>
  typeof value === 'string' && [...value.matchAll(LINK)].some(([, words]) => saysNothing(words))
const isLabel = (value: unknown, key: string): value is object =>
  key === 'label' && Object.values(value ?? {}).some(saysNothing)

/**
 * Links and buttons that say no more than "here": who hears a page goes from link to link, and is
 * told no more of each than its words (WCAG 2.4.4).
 */
export function ofLinkWords({ pages, nav, footer, legal, contact }: SiteDoc): Found[] {
  const parts: Record<string, unknown> = {
    ...Object.fromEntries(
      pages.flatMap(({ sections }, at) =>
        sections.flatMap((section, place) =>
          section.off ? [] : [[`pages.${at}.sections.${place}`, section]],
        ),
      ),
    ),
    nav,
    footer,
    legal,
    contact,
  }
  return Object.entries(parts).flatMap(([path, part]) =>
    within<string | object>(
      part,
      (value, key): value is string | object => isText(value) || isLabel(value, key),
      [path],
    ).map((found): Found => ({ key: 'linkWords', level: 'warn', path: found.path })),
  )
}
