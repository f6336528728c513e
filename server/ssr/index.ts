import path from 'node:path'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Lang } from '../contract/context.ts'
import type { Deps } from '../contract/deps.ts'
import { brandedTemplate, brandPaths } from '../pages/brand.ts'
import { isEmbedded, withoutScripts } from '../http/embed.ts'
import { pageXml, PART_FOOT, PART_HEAD } from '../pages/sitemap.ts'
import type { InternalCall } from '../contract/internal-call.ts'
import { documentFrom, type DocumentParts } from './document.ts'
import { chooseLanguage } from './language.ts'
import {
  assetsOf,
  laterOf,
  linksOf,
  scriptOf,
  type PageAssets,
  type PageSources,
} from './manifest.ts'
import { movedPage } from './moved.ts'
import { pageLimit } from './page-limit.ts'
import { loadBuild, type Build, type Rendered, type Site } from './renderer.ts'

/** Where `npm run build` leaves its work. */
const DIST = path.resolve(import.meta.dirname, '../../dist')

/** What shows a desk page's frame to who is signed in. */
const DESK_FRAME = 'src/desk-frame.ts'

/** The host of an address does not matter here; put in front, it keeps `//elsewhere` a path. */
const addressOf = (requested: string): URL =>
  new URL(`http://localhost${requested.startsWith('/') ? '' : '/'}${requested}`)

/**
 * One slash at the front, none at the end, no prefix for Spanish: one address per page, and no
 * redirect that leaves the site.
 */
const tidyPath = (pathname: string): string =>
  `/${pathname.replace(/^[/\\]+|\/+$/g, '').replace(/^es(?:\/+|$)/, '')}`

/**
 * Files have an ending, pages have none; whoever opens one in a browser (`/old.html`) sees our page
 * all the same.
 */
const isFile = (pathname: string, accept = ''): boolean =>
  /\.[a-z0-9]+$/i.test(pathname) && !accept.includes('text/html')

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
    servePages(
      app,
      { ...siteOf(config), pushKey: await push.publicKey() },
      config,
      ask,
      config.rateLimits ? pageLimit(() => now().getTime()) : null,
    )

/** Pages behind a link that was given to somebody: nothing in between keeps them. */
const isPersonal = (pathname: string): boolean =>
  /^\/(?:(?:en|ca|de)\/)?(?:busqueda\/(?:lista|seleccion|visita)|alquiler-seguro\/documentos)\//.test(
    pathname,
  )

async function servePages(
  app: FastifyInstance,
  site: Site,
  { brand, offlineDesk }: Deps['config'],
  ask: InternalCall,
  isLimited: ReturnType<typeof pageLimit> | null,
): Promise<void> {
  const build = await loadBuild(DIST)
  const renderer = await build.entry.createRenderer({
    site,
    call: ({ url, headers }) => ask(url, headers['Accept-Language'] as Lang, app.log),
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
    if (moved) return reply.redirect(moved, 302)
    const embedded = isEmbedded(request.url)
    // A framed page keeps nothing in the visitor's browser, not even the language.
    if (!embedded && chooseLanguage(build, request, reply, url)) return reply
    const page = await renderer.render(url.href).catch((error: unknown) => {
      // A fault of our own pages: the browser gets the bare page and tries for itself.
      request.log.error(error, 'page')
      return null
    })
    if (page === null)
      return send(reply.code(500), {
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
    const forBot =
      page.status >= 500 || page.status === 404
        ? build.entry.isBot(request.headers['user-agent'])
        : false
    const { lang, assets } = page
    if (embedded)
      return reply
        .code(page.status)
        .header('cache-control', 'public, max-age=0, must-revalidate')
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
    if (page.status === 503) void reply.header('retry-after', '60')
    const body = forBot
      ? {
          head: `<meta name="robots" content="noindex"><title>${page.status}</title>`,
          links: '',
          html: null,
          state: null,
          code: null,
        }
      : {
          head: page.head,
          ...laterOf(find(assets), build.sheets),
          html: page.html,
          state: page.state,
        }
    return send(
      reply
        .code(page.status)
        .header(
          'cache-control',
          isPersonal(url.pathname) ? 'no-store' : 'public, max-age=0, must-revalidate',
        ),
      { lang, face: 'public', ...body },
    )
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
