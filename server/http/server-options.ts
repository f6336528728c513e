import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { LogController, type FastifyHttpOptions } from 'fastify'
import type { Config } from '../config/env.ts'
import { frameworkErrors, unreadable } from './faults.ts'
import { logOptions } from './log.ts'
import { hops } from './proxies.ts'
import { siteHosts } from './site-host.ts'

/** For so long a request may arrive: the largest upload (2 GB) on a line of 5 Mbit/s. */
const REQUEST_MS = 3_600_000

/** What the server's framework is told: its log, what is in front of it, and how long it waits. */
export const serverOptions = (config: Config): FastifyHttpOptions<Server> => ({
  logger: logOptions(config),
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy: typeof config.trustProxy === 'number' ? hops(config.trustProxy) : config.trustProxy,
  rewriteUrl: siteHosts(config),
  genReqId: () => randomUUID(),
  frameworkErrors,
  clientErrorHandler: unreadable,
  // Reading the pages' code takes its time on a small machine.
  pluginTimeout: 120_000,
  requestTimeout: REQUEST_MS,
  keepAliveTimeout: 65_000,
  forceCloseConnections: 'idle',
  http: { maxHeaderSize: 16_384 },
  routerOptions: { maxParamLength: 300 },
})
