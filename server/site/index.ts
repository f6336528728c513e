import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../contract/deps.ts'
import type { InternalCall } from '../contract/internal-call.ts'
import { ALL } from '../contract/reading.ts'
import { siteKey, SURROGATE_KEY } from '../edge/index.ts'
import { codingOf, type Coding } from '../http/compress.ts'
import { hasAlready } from '../http/if-none-match.ts'
import { publicHomeIds } from '../modules/listing/index.ts'
import { pageLimit } from '../ssr/page-limit.ts'
import { SITE_DOOR, siteHostOf } from '../http/site-host.ts'
import { claimAt, pageOnceAt, WELL_KNOWN } from '../modules/site/index.ts'
import { addressAt, addressOf, hostOf, type SiteAddress } from './address.ts'
import { formOf, receive, searchOf, thanksOf } from './enquiry.ts'
import { loadEntry, type Sent, type SiteRenderer, type SiteRequest } from './entry.ts'
import { takeForms } from './forms.ts'
import { drawn, isKept, KeptPages, packedIn, type KeptPage } from './kept.ts'
import { knownOf } from './known.ts'
import { absent, isAt, leadTo, robotsOf, tellClaim } from './place.ts'
import { langOf, refuse } from './refuse.ts'
import { send } from './send.ts'
import { sharedPath, shareDrawer } from './share/index.ts'
import { finder, type Shown } from './shown.ts'
import { exportPlugin } from './export/index.ts'
import { readsOf, type CountRead } from './visits/index.ts'

/** Where the forms of a site are sent to, in each language, and what one asks that does not say. */
const CONTACT = /^(?:\/(?:es|en|ca|de))?\/(contacto|valoracion)$/
const ASKS = new Map([['valoracion', 'valuation']])

/**
 * The websites of agencies, below `/w/` and at hosts of their own: published ones kept as they were
 * drawn, previews by a signed link. Before `npm run build` there is nothing to serve.
 */
export const sitePlugin =
  (deps: Deps, ask: InternalCall): FastifyPluginAsync =>
  async (app) => {
    const entry = await loadEntry()
    if (!entry) return
    const renderer = await entry.createSiteRenderer({
      // What is drawn is kept under what the primary says of the site: older data would stay.
      ask: (url, lang) => ask(url, lang, app.log, ALL),
      portal: deps.config.siteUrl,
    })
    const count = readsOf(app, deps, entry)
    serveSites(app, deps, { renderer, queryOf: entry.queryOf, count })
    await app.register(exportPlugin(deps, renderer))
  }

interface Posted {
  Body: string | null
}

/** What draws the pages. */
export interface Face {
  renderer: SiteRenderer
  queryOf(search: URLSearchParams): Record<string, string>
  count: CountRead
}

/** Answers for the websites, whatever draws them. */
export function serveSites(
  app: FastifyInstance,
  deps: Deps,
  { renderer, queryOf, count }: Face,
): void {
  const { db, config } = deps
  const now = (): number => deps.now().getTime()
  const kept = new KeptPages()
  const find = finder(deps)
  const isLimited = config.rateLimits ? pageLimit(now) : null
  const secure = config.siteUrl.startsWith('https:')

  const shared = shareDrawer(deps)

  /** What the face needs for a page; null when the agency is gone. */
  async function requestFor(
    { path, search }: SiteAddress,
    { siteId, agencyId, doc, key, place, drawnFrom }: Shown,
    given: { sent: Sent | null; thanks: string | null },
  ): Promise<SiteRequest | null> {
    const from = drawnFrom ?? (await knownOf(deps, agencyId))
    return (
      from && {
        doc,
        ...place,
        path,
        search,
        ...from,
        stockKey: key ?? `${place.base} ${now()}`,
        isPrivate: key === null,
        onceAt: (slug, lang) => pageOnceAt(db, siteId, slug, lang),
        ...given,
      }
    )
  }

  async function draw(
    address: SiteAddress,
    shown: Shown,
    given: { sent: Sent | null; thanks: string | null },
  ): Promise<KeptPage | { moved: string } | null> {
    const wanted = await requestFor(address, shown, given)
    if (!wanted) return null
    const answer = await renderer.render(wanted)
    return answer.kind === 'moved'
      ? { moved: answer.path }
      : drawn({ ...answer, ...answer.page }, now())
  }

  async function sendShare(
    request: FastifyRequest,
    reply: FastifyReply,
    { address, path, shown }: { address: SiteAddress; path: string; shown: Shown },
  ): Promise<FastifyReply> {
    const at = { ...address, path, search: new URLSearchParams() }
    const key = shown.key === null ? null : `${shown.key} ${path}`
    const page = await shared(key, async () => {
      const wanted = await requestFor(at, shown, { sent: null, thanks: null })
      return wanted && renderer.share(wanted)
    })
    if (!page) return refuse(reply, path)
    // A link is shown in chats and networks of others: they ask again within the hour.
    void reply.headers({
      'cache-control': key === null ? 'no-store' : 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      etag: page.etag,
    })
    if (hasAlready(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
    return reply.type('image/jpeg').send(page.plain)
  }

  async function keptOrDrawn(
    address: SiteAddress,
    shown: Shown,
    coding: Coding | null,
  ): Promise<KeptPage | { moved: string } | null> {
    const thanks = thanksOf(address.search, shown.doc)
    if (shown.key === null) return draw(address, shown, { sent: null, thanks })
    const query = new URLSearchParams(queryOf(address.search)).toString()
    const key = `${shown.key} ${address.path} ${query} ${thanks ?? ''}`
    const known = kept.find(key, now())
    const page = known ?? (await draw(address, shown, { sent: null, thanks }))
    if (page === null || 'moved' in page || !isKept(page)) return page
    // Kept with what it weighs as it goes out.
    const isPacked = coding === null || page[coding] !== undefined
    if (!isPacked) await packedIn(page, coding)
    if (!known || !isPacked) kept.keep(key, page)
    return page
  }

  /** Whether an address says nothing but what a page depends on: a cache in front may take it. */
  const isByAddress = ({ search }: SiteAddress): boolean => {
    const read = queryOf(search)
    return [...search.keys()].every((key) => key in read)
  }

  /** The address of a request, and how it is refused; null: there is none of a site. */
  function addressFor({ raw, url }: FastifyRequest): SiteAddress | null {
    const host = siteHostOf(raw)
    if (host === null) return addressOf(url)
    return url.startsWith(SITE_DOOR) ? addressAt(host, url, config.sites.domain) : null
  }

  async function show(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = addressFor(request)
    if (!address) return refuse(reply, '')
    if (isLimited?.(request, reply)) return reply
    if (address.path === WELL_KNOWN && 'host' in address.at)
      return tellClaim(reply, await claimAt(db, address.at.host))
    const shown = await find(address.at)
    if (shown === null || typeof shown === 'string')
      return absent(reply, address, { shown, portal: config.siteUrl })
    const { origin, base } = shown.place
    const [, search] = request.url.split('?', 2)
    const query = search ? `?${search}` : ''
    if (shown.key !== null && !isAt(request, address, shown))
      return leadTo(
        reply,
        origin + base + (address.path || '/') + query,
        'host' in address.at && !shown.isOwn,
      )
    if (address.path === '/robots.txt' && base === '')
      return reply.type('text/plain; charset=utf-8').send(robotsOf(origin))
    if (address.path === '/sitemap.xml')
      return reply
        .type('application/xml; charset=utf-8')
        .send(renderer.siteMap(shown.doc, origin + base, await publicHomeIds(db, shown.agencyId)))
    const share = sharedPath(address.path)
    if (share !== null) return sendShare(request, reply, { address, path: share, shown })
    const page = await keptOrDrawn(address, shown, codingOf(request.headers['accept-encoding']))
    if (page === null) return refuse(reply, address.path)
    // Names of pages come and go: a browser that remembered one would be led in a circle.
    if ('moved' in page)
      return reply.header('cache-control', 'no-store').redirect(base + page.moved + query, 301)
    count(request, address, shown, page)
    const isShared = config.sitesShared && isByAddress(address)
    if (isShared && config.edge) void reply.header(SURROGATE_KEY, siteKey(shown.agencyId))
    return send(request, reply, page, { isPrivate: shown.key === null, isShared, secure })
  }

  app.get('/w/*', show)
  app.get(`${SITE_DOOR}/*`, show)

  takeForms(app)
  app.post<Posted>('/w/*', take)
  app.post<Posted>(`${SITE_DOOR}/*`, take)

  async function take(request: FastifyRequest<Posted>, reply: FastifyReply): Promise<FastifyReply> {
    const address = addressFor(request)
    const [, door] = (address && CONTACT.exec(address.path)) ?? []
    if (!address || door === undefined) return refuse(reply, '')
    if (isLimited?.(request, reply)) return reply
    const shown = await find(address.at)
    if (shown === null || typeof shown === 'string')
      return absent(reply, address, { shown, portal: config.siteUrl })
    const form = formOf(request.body ?? '', ASKS.get(door))
    const lang = langOf(address.path, shown.doc.languages[0])
    // A preview writes to nobody.
    const { siteId } = shown
    const isPrivate = shown.key === null
    const refused =
      isPrivate || siteId === null
        ? null
        : await receive(app, form, { siteId, host: hostOf(address), lang, ip: request.ip })
    if (refused === null && (isPrivate || isAt(request, address, shown))) {
      const ok = `?ok=${form.section}#thanks-${form.section}`
      return reply.redirect(address.base + form.path + (isPrivate ? '' : ok), 303)
    }
    // Else it goes on where it was sent, though the site is found elsewhere by now: a browser lets
    // no form lead to another host.
    const here = { ...shown, place: { ...shown.place, base: address.base } }
    const given = { sent: refused?.sent ?? null, thanks: refused ? null : form.section }
    const search = refused ? searchOf(form) : new URLSearchParams()
    const at = (path: string) => draw({ ...address, path, search }, here, given)
    let page = await at(form.path)
    if (page && 'moved' in page) page = await at(page.moved)
    if (page === null || 'moved' in page) return refuse(reply, address.path)
    if (refused?.retryAfter) void reply.header('retry-after', refused.retryAfter)
    return send(request, reply, page, { isPrivate, isShared: false, secure })
  }
}
