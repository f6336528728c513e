import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { unescapeHtml } from '../../formats/html.ts'
import { publicHomeIds } from '../../modules/listing/index.ts'
import { drawFilesBy, openExport, type ExportedSite } from '../../modules/site/index.ts'
import type { SiteRenderer } from '../entry.ts'
import { knownOf } from '../known.ts'
import { pageLimit } from '../../ssr/page-limit.ts'
import { refuse, tell } from '../refuse.ts'
import { filesOf, type Source } from './files.ts'
import { steadily } from './steadily.ts'
import { zipped } from './zip.ts'

/** Sites that are drawn as files at once, each once: one takes a core for a while. */
const MOST = 2
/** Files that one address may begin in a minute. */
const EXPORTS_A_MINUTE = 10
/** Who takes nothing for so long has gone, or keeps others waiting. */
const PATIENCE_MS = 60_000

/**
 * `/w-export/<token>/<name>.zip`: a published site as files, for whoever has the link. Drawn while it
 * is sent, page by page; a reader who leaves, or takes nothing for a minute, ends it.
 */
export const exportPlugin =
  (deps: Deps, renderer: SiteRenderer): FastifyPluginAsync =>
  async (app) => {
    const running = new Set<string>()
    const isLimited = deps.config.rateLimits ? pageLimit(() => +deps.now(), EXPORTS_A_MINUTE) : null
    const isBusy = (siteId: string): boolean => running.size >= MOST || running.has(siteId)
    drawFilesBy(async (given, site) => {
      const source = await sourceOf(app, given, renderer, site)
      return source && zipped(filesOf(source), given.now())
    }, isBusy)
    // HEAD would draw it all for nobody.
    const only = { exposeHeadRoute: false }
    app.get<{ Params: { token: string } }>(
      '/w-export/:token/:file',
      only,
      async (request, reply) => {
        void reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
        if (isLimited?.(request, reply)) return reply
        const site = await openExport(deps, request.params.token)
        if (!site) return refuse(reply, '')
        if (isBusy(site.siteId)) {
          void reply.header('retry-after', '60')
          return tell(reply, '', { status: 503, title: 'exportBusy', text: 'exportBusyText' })
        }
        running.add(site.siteId)
        const source = await sourceOf(app, deps, renderer, site).catch((error: unknown) => {
          running.delete(site.siteId)
          throw error
        })
        if (!source) {
          running.delete(site.siteId)
          return refuse(reply, '')
        }
        const body = steadily(zipped(filesOf(source), deps.now()), PATIENCE_MS)
        body.once('close', () => running.delete(site.siteId))
        request.raw.once('close', () => body.destroy())
        return reply
          .headers({
            'cache-control': 'private, no-store, no-transform',
            'content-disposition': `attachment; filename="${site.slug}.zip"`,
          })
          .type('application/zip')
          .send(body)
      },
    )
  }

/** Pages of a site drawn for files, and what they show out of this server; null without its agency. */
export async function sourceOf(
  app: FastifyInstance,
  deps: Deps,
  renderer: SiteRenderer,
  { agencyId, slug, doc, siteId, number }: ExportedSite,
): Promise<Source | null> {
  const from = await knownOf(deps, agencyId)
  if (!from) return null
  const base = `/w/${slug}`
  const origin = deps.config.siteUrl
  const map = renderer.siteMap(doc, origin + base, await publicHomeIds(deps.db, agencyId))
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
    unescapeHtml(loc).slice((origin + base).length),
  )
  const stockKey = `export ${siteId} ${number} ${deps.now().getTime()}`
  return {
    doc,
    base,
    origin,
    first: ['/', ...listed.filter((page) => page !== '/')],
    draw: async (page) => {
      const [path = '/', query] = page.split('?', 2)
      const answer = await renderer.render({
        doc,
        origin,
        base,
        path,
        search: new URLSearchParams(query),
        ...from,
        stockKey,
        isPrivate: false,
        isFile: true,
        // Only pages that are there become files.
        onceAt: async () => null,
        sent: null,
        thanks: null,
      })
      if (answer.kind === 'moved') return { moved: answer.path }
      return answer.status === 200 ? { html: answer.page.html } : null
    },
    fetch: async (url) => {
      const { statusCode, rawPayload } = await app.inject({ method: 'GET', url })
      return statusCode === 200 ? rawPayload : null
    },
  }
}
