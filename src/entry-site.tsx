import { isBot } from './lib/bot'
import { setLangSource } from './lib/href'
import { createI18n, LANGS, speak, type Lang, type TFunction } from './i18n'
import { campaignOf } from './site/campaign'
import type { SiteDoc, SitePage } from './site/document'
import type { AgencyHomes, Known, Stock } from './site/found'
import type { Ask } from './site/load/ask'
import { foundFor } from './site/load'
import { queryOf } from './site/load/query'
import { countsOf, showsCounts, stockOf } from './site/load/stock'
import { drawDocument, type Drawn } from './site/page/document'
import type { Sent, Site } from './site/site'
import { shareCard, type ShareCard } from './site/page/share'
import { movedFrom, routeOf, type OnceAt, type Route } from './site/route'
import { siteMap } from './site/page/site-map'
import { TEMPLATES } from './site/templates'

/** All of a query that a page depends on. */
const keyOf = (search: URLSearchParams): Record<string, string> => ({
  ...queryOf(search),
  ...campaignOf(search),
})

export { keyOf as queryOf, isBot }
export { routeOf }

/** Words of the face, and of the rooms whose things it shows. */
const NAMESPACES = ['site-face', 'listing', 'cost']

export interface Request {
  doc: SiteDoc
  /** Scheme and host that the site is found at. */
  origin: string
  /** Before every address of the site: `/w/portal-vell`, or nothing on a host of its own. */
  base: string
  /** Below the base, with a slash in front. */
  path: string
  search: URLSearchParams
  known: Known
  /** What the agency has on the market; asked for anew where it changed. */
  stockKey: string
  isPrivate: boolean
  homes: AgencyHomes
  onceAt: OnceAt
  sent: Sent | null
  thanks: string | null
  /** It is drawn to be a file: forms and searches say where the living site is. */
  isFile?: boolean
}

export type Answer =
  | {
      kind: 'page'
      status: number
      lang: Lang
      page: Drawn
      /** False: something could not be asked, and the page lacks it; nobody is to keep it. */
      isWhole: boolean
      /** What was read: the page of the document, and whether it showed a home. */
      read: { pageId: string; isHome: boolean } | null
    }
  | { kind: 'moved'; path: string }

/** What was found, and whether every question it took had an answer. */
interface Whole<T> {
  found: T
  isWhole: boolean
}

async function whole<T>(ask: Ask, find: (ask: Ask) => Promise<T>): Promise<Whole<T>> {
  let isWhole = true
  const found = await find(async (url) => {
    const answer = await ask(url)
    if (answer.status >= 500) isWhole = false
    return answer
  })
  return { found, isWhole }
}

/** How many agencies' counts are remembered. */
const MOST = 500

/** Draws pages of agencies' websites; `ask` reaches the contract in process. */
export async function createSiteRenderer({
  ask,
  portal,
}: {
  ask: (url: string, lang: Lang) => ReturnType<Ask>
  /** Scheme and host of the portal. */
  portal: string
}) {
  const words = new Map<Lang, TFunction>()
  for (const lang of LANGS) words.set(lang, speak(await createI18n(lang, NAMESPACES), NAMESPACES).t)
  const counts = new Map<string, Promise<Whole<Stock['facets']>>>()

  function countsAt(
    key: string,
    { agency, offers }: Known,
    official: Ask,
  ): Promise<Whole<Stock['facets']>> {
    const known = counts.get(key)
    if (known) return known
    const asked = whole(official, (noted) => countsOf(noted, agency.id, offers))
    // What failed is asked again by the next page, not taken for an agency without homes.
    const drop = () => counts.delete(key)
    asked.then(({ isWhole }) => isWhole || drop(), drop)
    counts.set(key, asked)
    const [oldest] = counts.keys()
    if (counts.size > MOST && oldest !== undefined) counts.delete(oldest)
    return asked
  }

  /** What a page is drawn from, and whether every question it took had an answer. */
  async function siteOf(
    {
      doc,
      origin,
      base,
      path,
      search,
      known,
      stockKey,
      homes,
      sent,
      thanks,
      isFile = false,
    }: Request,
    route: Exclude<Route, { kind: 'moved' }>,
    { isBare = false } = {},
  ): Promise<Whole<Site>> {
    const { lang } = route
    const t = words.get(lang)
    if (!t) throw new Error(`no words in ${lang}`)
    const inLang: Ask = (url) => ask(url, lang)
    // Places are called what homes and their titles call them: by their official names.
    const official: Ask = (url) => ask(url, 'ca')
    const [front] = doc.pages
    const page = route.kind === 'page' ? route.page : front
    if (!page) throw new Error('a site without pages')
    const query = queryOf(search)
    const asked: SitePage =
      route.kind === 'missing' || isBare ? { ...page, sections: [], kind: 'custom' } : page
    const stock = stockOf(known.offers)
    const [counted, { found, isWhole }] = await Promise.all([
      showsCounts(asked) ? countsAt(stockKey, known, official) : { found: null, isWhole: true },
      whole(inLang, (noted) =>
        foundFor(noted, known, stock, {
          page: asked,
          homeId: route.kind === 'page' ? route.homeId : null,
          query,
          own: homes,
          official,
        }),
      ),
    ])
    const site: Site = {
      doc,
      page,
      lang,
      path,
      base,
      origin,
      portal,
      template: TEMPLATES[doc.brand.template],
      found: { ...found, stock: { ...stock, facets: counted.found } },
      t,
      query,
      campaign: campaignOf(search),
      isFile,
      sent,
      thanks,
      focus: new Map(),
    }
    return { found: site, isWhole: isWhole && counted.isWhole }
  }

  return {
    async render(request: Request): Promise<Answer> {
      const { doc, base, path, sent, isPrivate } = request
      const at = routeOf(doc, path)
      const route =
        at.kind === 'missing' ? ((await movedFrom(doc, path, request.onceAt)) ?? at) : at
      if (route.kind === 'moved') return route
      const { found: site, isWhole } = await siteOf(request, route)
      const { home } = site.found
      const isGone = route.kind === 'page' && route.homeId !== null && home === null
      const isMissing = route.kind === 'missing' || isGone
      setLangSource(() => route.lang)
      const drawn = drawDocument(site, { path: base + path, isPrivate, isMissing })
      const status = isMissing
        ? 404
        : home?.kind === 'gone'
          ? 410
          : sent
            ? (sent.status ?? 400)
            : 200
      const read = status === 200 ? { pageId: site.page.id, isHome: home?.kind === 'home' } : null
      return { kind: 'page', status, lang: route.lang, page: drawn, isWhole, read }
    },
    /** The picture that a link to the page is shared with; null where there is no such page. */
    async share(request: Request): Promise<ShareCard | null> {
      const route = routeOf(request.doc, request.path)
      if (route.kind !== 'page') return null
      const { found: site, isWhole } = await siteOf(request, route, { isBare: true })
      const { homeId } = route
      if (!isWhole || (homeId !== null && site.found.home?.kind !== 'home')) return null
      return shareCard(site)
    },
    /** Addresses of a site for search engines, as XML. */
    siteMap,
  }
}

export type SiteRenderer = Awaited<ReturnType<typeof createSiteRenderer>>
