import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../contract/deps.ts'
import { writeAtStart } from '../contract/write-at-start.ts'
import { findPicture, sweepSoon } from '../modules/property/index.ts'
import { hasAlready } from '../http/if-none-match.ts'

const YEAR = 31_536_000

/**
 * Serves the pictures of homes, for ever the same at their address, to any site; asks for a sweep
 * at the start.
 */
export const mediaPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { hash: string; file: string } }>(
      '/media/:hash/:file',
      async (request, reply) => {
        const picture = await findPicture(deps, request.params.hash, request.params.file)
        if (!picture)
          return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
        void reply
          .header('cache-control', `public, max-age=${YEAR}, immutable`)
          .header('etag', picture.etag)
          .header('x-content-type-options', 'nosniff')
          .header('cross-origin-resource-policy', 'cross-origin')
        if (hasAlready(request.headers['if-none-match'], picture.etag))
          return reply.code(304).send()
        void reply.type(picture.type).header('content-length', picture.size)
        return request.method === 'HEAD' ? reply.send() : reply.send(await picture.open())
      },
    )
    writeAtStart(app, 'sweep of pictures', () => sweepSoon(deps))
  }
