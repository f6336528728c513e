import { isLang, type Lang } from '../i18n/language'
import type { SiteDoc, SitePage } from './document'
import { homeSegment, pageOf, pagePath } from './site'

/** What an address of a site means. */
export type Route =
  | { kind: 'page'; page: SitePage; lang: Lang; homeId: string | null }
  | { kind: 'moved'; path: string }
  | { kind: 'missing'; lang: Lang }

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** A page that stands for that of one home where the site has none of its own. */
const ANY_HOME: SitePage = { id: 'detail', kind: 'detail', slug: {}, title: {}, sections: [] }

/**
 * Finds the page at a path below the site (`/`, `/en/sell/`, `/casa/<id>/`). A path without its
 * last slash, or with a page's name in another language, has moved.
 */
export function routeOf(doc: SiteDoc, path: string): Route {
  const site = { doc }
  const first = (doc.languages[0] ?? 'es') as Lang
  const segments = path.split('/').filter((part) => part !== '')
  const [head] = segments
  // The first language has no prefix, also where it had one before the order was changed.
  if (isLang(head) && head === first && segments.length > 0)
    return { kind: 'moved', path: pathOf(segments.slice(1), path.endsWith('/')) }
  const hasPrefix = isLang(head) && doc.languages.includes(head)
  const lang = hasPrefix ? (head as Lang) : first
  const [slug, id, ...rest] = hasPrefix ? segments.slice(1) : segments
  const below = (part: string): string => (lang === first ? part : `/${lang}${part}`)
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
      ({ kind, slug: names }) =>
        kind !== 'home' && kind !== 'detail' && Object.values(names).includes(slug),
    )
  return page ? found(page, below(pagePath(site, page, lang))) : { kind: 'missing', lang }
}

/** One slash in front and none that a browser takes for one: what follows is no other host. */
const pathOf = (segments: readonly string[], isFolder: boolean): string =>
  ['', ...segments, ...(isFolder || segments.length === 0 ? [''] : [])]
    .join('/')
    .replaceAll('\\', '%5C')

const isHomeSegment = (site: { doc: SiteDoc }, slug: string): boolean =>
  site.doc.languages.some((lang) => homeSegment(site, lang) === slug)
