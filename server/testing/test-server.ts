import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { buildApp, jobs } from '../app.ts'
import type { Config } from '../config/env.ts'
import type { Deps } from '../contract/deps.ts'
import { readRoutes, type Route } from '../contract/routes.ts'
import type { Database } from '../db/index.ts'
import type { Connection } from '../db/pool.ts'
import { drain } from '../jobs/drain.ts'
import { byKind } from '../jobs/run.ts'
import type { TokenKind } from '../mcp/bearer.ts'
import { readOutbox, type OutboxMail } from '../ports/mail/outbox.ts'
import { caller, type Call } from './call.ts'
import { testDeps } from './test-deps.ts'
import { registrar, type Register } from './people.ts'
import { Recorder } from './record.ts'

/** A whole server of its own for one test file. */
export interface TestServer {
  app: FastifyInstance
  deps: Deps
  db: Database
  connection: Connection
  /** The pool behind `db`. */
  pool: pg.Pool
  /** Every route of the contract. */
  routes: Route[]
  /** A raw request, in process. */
  inject: FastifyInstance['inject']
  /** An operation by name, as JSON or as a real multipart form. */
  call: Call
  /** A person of a role, registered through the API. */
  register: Register
  /** Runs all waiting jobs; returns how many ran. */
  runJobs(): Promise<number>
  /** Mails sent so far, oldest first. Those sent by jobs come after `runJobs`. */
  mails(): Promise<OutboxMail[]>
  close(): Promise<void>
}

/**
 * Starts the whole server on fresh dependencies, with `settings` in place of the usual ones and what
 * opens `/mcp` (`tokens`). Close it in `afterAll`.
 */
export async function startTestServer(
  overrides: Partial<Deps> = {},
  settings: Partial<Config> = {},
  { tokens }: { tokens?: readonly TokenKind[] } = {},
): Promise<TestServer> {
  const { deps, connection, pool, outbox, close } = await testDeps(overrides, settings)
  // Pages are the browser tests' matter: a build that happens to lie here is not loaded for every
  // file.
  const app = await buildApp(deps, { withPages: false, ...(tokens && { tokens }) })
  await app.ready()
  const routes = readRoutes().routes
  const recorder = new Recorder(routes)
  recorder.listen(app)
  const call = caller(app, routes)
  const { db } = deps
  const runJobs = (): Promise<number> => drain({ deps, definitions: byKind(jobs), log: app.log })
  const mails = (): Promise<OutboxMail[]> => readOutbox(outbox)
  return {
    app,
    deps,
    db,
    connection,
    pool,
    routes,
    call,
    runJobs,
    mails,
    inject: app.inject.bind(app) as FastifyInstance['inject'],
    register: registrar({ call, db, runJobs, mails }),
    close: async () => {
      recorder.close()
      await app.close()
      await close()
    },
  }
}
