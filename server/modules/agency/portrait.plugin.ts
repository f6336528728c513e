import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { FOLDER } from './picture.ts'
import { hasAlready } from '../../http/if-none-match.ts'

const FILE = /^([0-9a-f]{32})\.webp$/

/**
 * Portraits and logos at `/portrait/<hash>.webp`. The address is the content, so it is kept for
 * ever.
 */
export const portraitPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get('/portrait/:file', async (request, reply) => {
      const digest = FILE.exec((request.params as { file: string }).file)?.[1]
      const key = `${FOLDER}/${digest}.webp`
      const found = digest ? await deps.files.stat(key) : null
      if (!digest || !found)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', `"${digest}"`)
        .header('x-content-type-options', 'nosniff')
      if (hasAlready(request.headers['if-none-match'], `"${digest}"`)) return reply.code(304).send()
      return reply
        .type('image/webp')
        .header('content-length', found.size)
        .send(await deps.files.get(key))
    })
  }
