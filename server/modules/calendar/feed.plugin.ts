import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../contract/deps.ts'
import { personOfToken } from './calendar.service.ts'
import { writeFeed } from './feed.ts'
import { hasAlready } from '../../http/if-none-match.ts'
import { say } from './messages.ts'

const FILE = /^([A-Za-z0-9_-]{43})\.ics$/

/**
 * `/calendar/<token>.ics`: a person's diary for other calendars. The token is the whole right:
 * unguessable, kept as a hash, and ended by its owner. Unknown ones answer as if there were
 * nothing.
 */
export const feedPlugin =
  ({ db, config, now }: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
      const token = FILE.exec(request.params.file)?.[1]
      const person = token ? await personOfToken(db, token, now()) : null
      void reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      if (!person)
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(say('es', 'feedGone'))
      const body = await writeFeed(
        db,
        {
          ...person,
          name: say(person.lang, 'feedName', { name: person.name }),
          siteUrl: config.siteUrl,
        },
        now(),
      )
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
      void reply.headers({ etag, 'cache-control': 'private, no-cache' })
      if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="llar.ics"')
        .send(body)
    })
  }
