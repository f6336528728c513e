import path from 'node:path'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Lang } from '../contract/context.ts'
import type { Deps } from '../contract/deps.ts'
import { brandedTemplate, brandPaths } from '../pages/brand.ts'
import { isEmbedded, withoutScripts } from '../http/embed.ts'
import { pageXml, PART_FOOT, PART_HEAD } from '../pages/sitemap.ts'
import type { InternalCall } from '../contract/internal-call.ts'
import { SURROGATE_KEY } from '../edge/keys.ts'
import { codingOf } from '../http/compress.ts'
import { pagePolicy } from '../http/page-policy.ts'
import { cacheControlOf, OWN } from '../http/shared-cache.ts'
import { documentFrom, type DocumentParts } from './document.ts'
import { addressOf, isFile, tidyPath } from './address.ts'
import { chooseLanguage, isBareHome } from './language.ts'
import {
  assetsOf,
  laterOf,
  linksOf,
  scriptOf,
  type PageAssets,
  type PageSources,
} from './manifest.ts'
import { movedPage } from './moved.ts'
import { OutgoingPages } from './outgoing.ts'
import { pageLimit } from './page-limit.ts'
import { loadBuild, type Build, type Rendered, type Site } from './renderer.ts'
import { Subjects } from './subjects.ts'

/** Where `npm run build` leaves its work. */
const DIST = path.resolve(import.meta.dirname, '../../dist')

/** What shows a desk page's frame to who is signed in. */
const DESK_FRAME = 'src/desk-frame.ts'

type Page = Extract<Rendered, { kind: 'page' }>

/** Files per page: the same few sets come again and again. */
function assetsFinder({ manifest }: Build): (sources: PageSources) => PageAssets {
  const known = new Map<string, PageAssets>()
  return (sources) => {
    const key = [...sources.modules, ...Object.keys(sources.words)].join()
    const assets = known.get(key) ?? assetsOf(manifest, sources)
    known.set(key, assets)
    return assets
  }
}

/** What the browser is told of the configuration, one line each (src/lib/site.ts). */
const siteOf = (config: Deps['config']): Omit<Site, 'pushKey'> => ({
  name: config.siteName,
  url: config.siteUrl,
  logo: brandPaths(config.brand).logo,
  mapStyleUrl: config.mapStyleUrl,
  redirects: config.redirects.map(({ from }) => from),
  firebase: config.identity.firebase,
  payments: config.stripeSecretKey !== null,
  operatorEmail: config.operatorEmail,
})

/**
 * The pages: public ones rendered here (the API is called in process), for the workspace its frame.
 * Register it after everything else; what has no route of its own falls to it.
 */
export const ssrPlugin =
  ({ config, push, now }: Deps, ask: InternalCall): FastifyPluginAsync =>
  async (app) =>
    servePages(app, {
      site: { ...siteOf(config), pushKey: await push.publicKey() },
      config,
      ask,
      isLimited: config.rateLimits ? pageLimit(() => now().getTime()) : null,
    })

interface Served {
  site: Site
  config: Deps['config']
  ask: InternalCall
  isLimited: ReturnType<typeof pageLimit> | null
}

async function servePages(
  app: FastifyInstance,
  { site, config, ask, isLimited }: Served,
): Promise<void> {
  const { brand, edge, offlineDesk } = config
  const build = await loadBuild(DIST)
  const [policy, outgoing, subjects] = [pagePolicy(config), new OutgoingPages(), new Subjects()]
  const renderer = await build.entry.createRenderer({
    site,
    call: async ({ url, headers }) => {
      const answer = await ask(url, headers['Accept-Language'] as Lang, app.log)
      subjects.note(url, answer.data)
      return answer
    },
    onError: (error) => app.log.error(error, 'page'),
  })
  const makeDocument = documentFrom(
    brandedTemplate(build.template, brand),
    build.entry.asDataBlock(site),
  )
  const makeEmbedded = documentFrom(withoutScripts(brandedTemplate(build.template, brand)), '{}')
  const find = assetsFinder(build)

  const send = (reply: FastifyReply, parts: DocumentParts): FastifyReply =>
    reply.type('text/html; charset=utf-8').send(makeDocument(parts))

  function sendBare(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, lang, html, assets }: Extract<Rendered, { kind: 'bare' }>,
  ): FastifyReply {
    const frame = html ? scriptOf(build.manifest, DESK_FRAME) : ''
    const head =
      `<meta property="csp-nonce" nonce="${request.cspNonce}">` +
      `<meta name="robots" content="noindex"><title>${site.name}</title>${frame}` +
      (offlineDesk ? '' : '<meta name="llar-shell" content="off">')
    if (!offlineDesk) void reply.header('x-llar-shell', 'off')
    return send(reply.code(status).header('cache-control', 'no-store'), {
      lang,
      face: 'private',
      head,
      links: linksOf(find(assets), build.sheets),
      html,
      state: null,
      code: null,
    })
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = addressOf(request.url)
    if (url.pathname.startsWith('/api/') || isFile(url.pathname, request.headers.accept)) {
      reply.callNotFound()
      return reply
    }
    if (isLimited?.(request, reply)) return reply
    const tidy = tidyPath(url.pathname)
    if (tidy !== url.pathname) return reply.redirect(tidy + url.search, 301)
    const moved = movedPage(url)
    // What it leads to is a secret.
    if (moved) return reply.header('cache-control', 'no-store').redirect(moved, 302)
    const embedded = isEmbedded(request.url)
    // A framed page keeps nothing in the visitor's browser, not even the language.
    if (!embedded && chooseLanguage(build, request, reply, url)) return reply
    const drawing = (): Promise<Rendered | null> =>
      renderer.render(url.href).catch((error: unknown) => {
        // A fault of our own pages: the browser gets the bare page and tries for itself.
        request.log.error(error, 'page')
        return null
      })
    // Nobody reads what a page is about where there is nobody to be told of a change.
    const { drawn: page, keys } = edge
      ? await subjects.during(drawing)
      : { drawn: await drawing(), keys: '' }
    if (page === null)
      return send(reply.code(500).header('cache-control', 'no-store'), {
        lang: build.entry.splitPath(url.pathname).lang,
        face: 'public',
        head: '',
        links: '',
        html: null,
        state: null,
        code: null,
      })
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
    if (page.kind === 'bare') return sendBare(request, reply, page)
    const { lang, assets } = page
    if (embedded)
      return reply
        .code(page.status)
        .header('cache-control', OWN)
        .type('text/html; charset=utf-8')
        .send(
          makeEmbedded({
            lang,
            face: 'public',
            head: page.head,
            links: laterOf(find(assets), build.sheets).links,
            html: page.html,
            state: null,
            code: null,
          }),
        )
    const isOwn = isBareHome(url) || page.reach !== 'everybody'
    void reply.code(page.status).header('cache-control', cacheControlOf(page, isOwn))
    if (keys !== '' && !isOwn) void reply.header(SURROGATE_KEY, keys)
    if (page.status === 503) void reply.header('retry-after', '60')
    if (page.status === 404) void reply.header('vary', 'User-Agent')
    if (page.status >= 500 || page.status === 404)
      if (build.entry.isBot(request.headers['user-agent'])) return sendToBot(reply, page)
    return sendDrawn(request, reply, page)
  }

  /** The error screen is not for programs that read pages for others. */
  const sendToBot = (reply: FastifyReply, { status, lang }: Page): FastifyReply =>
    send(reply.header('content-security-policy', policy([])), {
      lang,
      face: 'public',
      head: `<meta name="robots" content="noindex"><title>${status}</title>`,
      links: '',
      html: null,
      state: null,
      code: null,
    })

  async function sendDrawn(
    request: FastifyRequest,
    reply: FastifyReply,
    { lang, head, html, state, assets }: Page,
  ): Promise<FastifyReply> {
    const coding = codingOf(request.headers['accept-encoding'])
    const { body, styles } = await outgoing.of(html, coding, () =>
      makeDocument({
        lang,
        face: 'public',
        head,
        ...laterOf(find(assets), build.sheets),
        html,
        state,
      }),
    )
    void reply.header('content-security-policy', policy(styles))
    if (coding !== null) {
      const vary = reply.getHeader('vary')
      void reply.headers({
        'content-encoding': coding,
        vary: vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding',
      })
    }
    return reply.type('text/html; charset=utf-8').send(body)
  }

  app.get('/sitemap/pages.xml', async (_request, reply) => {
    const pages = build.entry.indexedPaths().map((each) => pageXml(site.url, each))
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(PART_HEAD + pages.join('') + PART_FOOT)
  })
  app.get('/*', sendPage)
  app.addHook('onReady', () => renderer.warmUp())
}
