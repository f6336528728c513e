import type {
  LocalizedText,
  SiteChange,
  SiteDoc,
  SitePage,
  SiteSection,
} from '../../../../generated/model/index.ts'
import { isSame } from './canonical.ts'
import { readIn, textsIn } from './texts.ts'

const MOST = 100
const LONGEST = 160
type Values = Record<string, unknown>

/** Differences of a draft from what is published, page by page; at most 100. */
export function changesOf(before: SiteDoc, after: SiteDoc): SiteChange[] {
  const [language = 'es'] = after.languages
  const words = (value: unknown): string | null => wordsOf(value, language, after.languages)
  const site = fieldsOf(before, after, ['schemaVersion', 'pages']).map((field) =>
    change({ what: 'siteChanged', field }),
  )
  const pages = before.pages.flatMap((page) =>
    after.pages.some(({ id }) => id === page.id)
      ? []
      : [change({ what: 'pageRemoved', page: words(page.title) })],
  )
  const rest = after.pages.flatMap((page) => {
    const old = before.pages.find(({ id }) => id === page.id)
    const here = { page: words(page.title), pageId: page.id }
    return old ? pageChanges(old, page, here, words) : [change({ what: 'pageAdded', ...here })]
  })
  const moved = isMoved(before.pages, after.pages) ? [change({ what: 'pagesMoved' })] : []
  return [...site, ...pages, ...moved, ...rest].slice(0, MOST)
}

type Words = (value: unknown) => string | null
type Here = Pick<SiteChange, 'page' | 'pageId'>

function pageChanges(old: SitePage, page: SitePage, here: Here, words: Words): SiteChange[] {
  const own = fieldsOf(old, page, ['sections']).map((field) =>
    change({ what: 'pageChanged', ...here, ...fieldChange(field, old, page, words) }),
  )
  const gone = old.sections.flatMap(({ id, kind }) =>
    page.sections.some((one) => one.id === id)
      ? []
      : [change({ what: 'sectionRemoved', ...here, section: kind })],
  )
  const moved = isMoved(old.sections, page.sections)
    ? [change({ what: 'sectionsMoved', ...here })]
    : []
  const rest = page.sections.flatMap((section) => {
    const { id, kind } = section
    const was = old.sections.find((one) => one.id === id)
    if (!was) return [change({ what: 'sectionAdded', ...here, section: kind })]
    return fieldsOf(was, section, ['id', 'kind']).map((field) =>
      change({
        what: 'sectionChanged',
        ...here,
        section: kind,
        ...fieldChange(field, was, section, words),
      }),
    )
  })
  return [...own, ...gone, ...moved, ...rest]
}

const change = (part: Partial<SiteChange> & Pick<SiteChange, 'what'>): SiteChange => ({
  page: null,
  pageId: null,
  section: null,
  field: null,
  before: null,
  after: null,
  ...part,
})

/** Keys under which two objects differ. */
function fieldsOf(before: object, after: object, but: string[]): string[] {
  const [old, next] = [before as Values, after as Values]
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (key) => !but.includes(key) && !isSame(old[key], next[key]),
  )
}

function fieldChange(
  field: string,
  before: SitePage | SiteSection,
  after: SitePage | SiteSection,
  words: Words,
): Pick<SiteChange, 'field' | 'before' | 'after'> {
  const [old, next] = [before as unknown as Values, after as unknown as Values]
  return { field, before: words(old[field]), after: words(next[field]) }
}

function wordsOf(value: unknown, language: string, languages: readonly string[]): string | null {
  if (typeof value === 'number') return String(value)
  const [one, ...more] = textsIn(value)
  const text =
    typeof value === 'string'
      ? value
      : one?.path === '' && more.length === 0
        ? readIn(value as LocalizedText, language, languages)
        : ''
  return text === '' ? null : text.slice(0, LONGEST)
}

/** Whether those that are on both sides stand in another order. */
function isMoved(before: { id: string }[], after: { id: string }[]): boolean {
  const ids = (list: { id: string }[], other: { id: string }[]): string =>
    list
      .map(({ id }) => id)
      .filter((id) => other.some((one) => one.id === id))
      .join()
  return ids(before, after) !== ids(after, before)
}
