import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { routeOf } from '../contract/addresses.ts'
import { loggable } from '../contract/failure.ts'
import type { Config } from '../config/env.ts'
import { logOut } from './log-out.ts'

/** One for all apps of a process. */
export const STDOUT = logOut(1)

/**
 * Structured logs without personal data: no addresses, no query strings, no headers, no bodies;
 * paths as the route writes them (`/api/v1/user/:id/`), errors without the values they quote.
 */
export function logOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    base: null,
    stream: STDOUT,
    serializers: {
      req: (request: { method: string }) => ({ method: request.method }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      // The only place that does it: whoever logs an error hands it over as it is.
      err: loggable as never,
    },
  }
}

/** Refusals of who somebody is, of what they may, and of how often. */
const REFUSED = new Set([401, 403, 429])

/** One line per answer: of errors and refusals always, of the rest while debugging. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: routeOf(request) ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) request.log.error(line, 'answer')
    else if (REFUSED.has(reply.statusCode)) request.log.info(line, 'answer')
    else request.log.debug(line, 'answer')
  })
}
