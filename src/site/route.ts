import { isLang, type Lang } from '../i18n/language'
import type { SiteDoc, SitePage } from './document'
import { homeSegment, pageOf, pagePath } from './site'

/** What an address of a site means. */
export type Route =
  | { kind: 'page'; page: SitePage; lang: Lang; homeId: string | null }
  | { kind: 'moved'; path: string }
  | { kind: 'missing'; lang: Lang }

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** What a page can be called: nothing else is worth a question. */
const NAME = /^[a-z0-9-]{1,60}$/

/** A page that stands for that of one home where the site has none of its own. */
const ANY_HOME: SitePage = { id: 'detail', kind: 'detail', slug: {}, title: {}, sections: [] }

/** Id of the page that was once found at a name, best in this language; null: none was. */
export type OnceAt = (slug: string, lang: Lang) => Promise<string | null>

/** What a path says: its language, and how a path of that language is written. */
function partsOf(doc: SiteDoc, path: string) {
  const first = (doc.languages[0] ?? 'es') as Lang
  const segments = path.split('/').filter((part) => part !== '')
  const [head] = segments
  const hasPrefix = isLang(head) && doc.languages.includes(head)
  const lang = hasPrefix ? (head as Lang) : first
  const below = (part: string): string => (lang === first ? part : `/${lang}${part}`)
  return { first, segments, named: hasPrefix ? segments.slice(1) : segments, lang, below }
}

/**
 * Finds the page at a path below the site (`/`, `/en/sell/`, `/casa/<id>/`). A path without its
 * last slash, or with a page's name in another language, has moved.
 */
export function routeOf(doc: SiteDoc, path: string): Route {
  const site = { doc }
  const { first, segments, named: names, lang, below } = partsOf(doc, path)
  const [head] = segments
  // The first language has no prefix, also where it had one before the order was changed.
  if (isLang(head) && head === first && segments.length > 0)
    return { kind: 'moved', path: pathOf(segments.slice(1), path.endsWith('/')) }
  const [slug, id, ...rest] = names
  const tidy = (wanted: string): Route | null =>
    wanted === path ? null : { kind: 'moved', path: wanted }
  const found = (page: SitePage, wanted: string, homeId: string | null = null): Route =>
    tidy(wanted) ?? { kind: 'page', page, lang, homeId }

  const shown = doc.pages.filter(({ hidden }) => !hidden)
  if (slug === undefined) {
    const page = pageOf({ doc }, 'home')
    return page ? found(page, below('/')) : { kind: 'missing', lang }
  }
  if (id !== undefined) {
    const segment = homeSegment(site, lang)
    const isHome = rest.length === 0 && ID.test(id) && isHomeSegment(site, slug)
    return isHome
      ? found(pageOf(site, 'detail') ?? ANY_HOME, below(`/${segment}/${id}/`), id)
      : { kind: 'missing', lang }
  }
  const named = (one: SitePage): boolean =>
    one.kind !== 'home' && one.kind !== 'detail' && pagePath(site, one, lang) === `/${slug}/`
  const page =
    shown.find(named) ??
    shown.find(
      ({ kind, slug: all }) =>
        kind !== 'home' && kind !== 'detail' && Object.values(all).includes(slug),
    )
  return page ? found(page, below(pagePath(site, page, lang))) : { kind: 'missing', lang }
}

/**
 * Where a path leads that means nothing now and did once: the page was called otherwise, or that of
 * one home was. Null: it never meant a page that is there.
 */
export async function movedFrom(doc: SiteDoc, path: string, onceAt: OnceAt): Promise<Route | null> {
  const { named, lang, below } = partsOf(doc, path)
  const [slug, id, ...rest] = named
  const isOfHome = id !== undefined
  if (slug === undefined || !NAME.test(slug)) return null
  if (rest.length > 0 || (isOfHome && !ID.test(id))) return null
  const pageId = await onceAt(slug, lang)
  const page = doc.pages.find((one) => one.id === pageId && !one.hidden)
  if (!page || page.kind === 'home' || (page.kind === 'detail') !== isOfHome) return null
  const now = pagePath({ doc }, page, lang)
  return { kind: 'moved', path: below(isOfHome ? `${now}${id}/` : now) }
}

/** One slash in front and none that a browser takes for one: what follows is no other host. */
const pathOf = (segments: readonly string[], isFolder: boolean): string =>
  ['', ...segments, ...(isFolder || segments.length === 0 ? [''] : [])]
    .join('/')
    .replaceAll('\\', '%5C')

const isHomeSegment = (site: { doc: SiteDoc }, slug: string): boolean =>
  site.doc.languages.some((lang) => homeSegment(site, lang) === slug)
