import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../contract/deps.ts'
import { indexXml, pageXml, PART_FOOT, PART_HEAD } from '../../../pages/sitemap.ts'
import { homesOfPart, partBorders } from './parts.ts'
import { searchPaths } from './searches.ts'

const NAME = /^homes-([1-9][0-9]{0,5})\.xml$/

async function* homesXml(
  { db, config }: Deps,
  from: string,
  until: string | null,
): AsyncGenerator<string> {
  yield PART_HEAD
  for await (const homes of homesOfPart(db, from, until))
    yield homes
      .map(({ id, updatedAt }) => pageXml(config.siteUrl, `/inmueble/${id}`, updatedAt))
      .join('')
  yield PART_FOOT
}

const asXml = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')

/** Forty thousand addresses are 35 MB as they are, and 2 MB packed. */
function sendParts(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: AsyncIterable<string>,
): FastifyReply {
  const xml = Readable.from(parts)
  void asXml(reply).header('vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(xml)
  const packed = createGzip()
  xml.on('error', (error) => packed.destroy(error))
  return reply.header('content-encoding', 'gzip').send(xml.pipe(packed))
}

/**
 * The sitemap: `/sitemap.xml` names its parts, `/sitemap/homes-N.xml` are the homes on offer,
 * `/sitemap/searches.xml` the searches that have any; `/sitemap/pages.xml` comes from the pages
 * themselves (server/ssr). Parts are written as they are read, so a million homes need no more
 * memory than a thousand. `perPart` is smaller in tests.
 */
export const sitemapPlugin =
  (deps: Deps, perPart?: number): FastifyPluginAsync =>
  async (app) => {
    const { siteUrl } = deps.config
    const borders = partBorders(deps.db, deps.now, perPart)

    app.get('/sitemap.xml', async (_request, reply) => {
      const homes = (await borders()).map((_first, index) => `/sitemap/homes-${index + 1}.xml`)
      return asXml(reply).send(
        indexXml(siteUrl, ['/sitemap/pages.xml', '/sitemap/searches.xml', ...homes]),
      )
    })

    app.get('/sitemap/searches.xml', async (_request, reply) => {
      const paths = await searchPaths(deps.db)
      return asXml(reply).send(
        PART_HEAD + paths.map((path) => pageXml(siteUrl, path)).join('') + PART_FOOT,
      )
    })

    app.get<{ Params: { part: string } }>('/sitemap/:part', async (request, reply) => {
      const number = Number(NAME.exec(request.params.part)?.[1] ?? 0)
      const all = await borders()
      const from = all[number - 1]
      if (from === undefined) {
        reply.callNotFound()
        return reply
      }
      return sendParts(request, reply, homesXml(deps, from, all[number] ?? null))
    })
  }
