import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject as provided } from 'vitest'
import { buildApp, jobs } from '../app.ts'
import type { Deps } from '../contract/deps.ts'
import { readRoutes, type Route } from '../contract/routes.ts'
import { uuidv7, type Database } from '../db/index.ts'
import { clientConfig, openPool, type Connection } from '../db/pool.ts'
import { readEnv } from '../env.ts'
import { drain } from '../jobs/drain.ts'
import { jobQueue } from '../jobs/queue.ts'
import { byKind } from '../jobs/run.ts'
import { folderFiles } from '../ports/files/folder.ts'
import { outboxMail, readOutbox, type OutboxMail } from '../ports/mail/outbox.ts'
import { caller, type Call } from './call.ts'
import { registrar, type Register } from './people.ts'
import { onDatabase } from './postgres.ts'

/** A whole server of its own for one test file. */
export interface Rig {
  app: FastifyInstance
  deps: Deps
  db: Database
  connection: Connection
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

/** Starts a server on a fresh copy of the migrated template (about 150 ms). Close it in `afterAll`. */
export async function startRig(overrides: Partial<Deps> = {}): Promise<Rig> {
  const { connection: server, template } = provided('postgres')
  const name = `rig_${uuidv7().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${template}`)
  const connection = onDatabase(server, name)
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'llar-rig-'))
  const config = readEnv({ NODE_ENV: 'test', LOG_LEVEL: process.env['RIG_LOG'] ?? 'silent', DATA_DIR: dataDir, SITE_URL: 'http://llar.test' })
  const { db } = openPool(connection, { max: 4 })
  const now = (): Date => new Date()
  const outbox = path.join(dataDir, 'outbox')
  const deps: Deps = {
    db, config, now, files: folderFiles(path.join(dataDir, 'files')), mail: outboxMail(outbox, config.mailFrom, now), jobs: jobQueue(), ...overrides,
  }
  const app = await buildApp(deps)
  await app.ready()
  const routes = readRoutes().routes
  const call = caller(app, routes)
  const runJobs = (): Promise<number> => drain({ deps, definitions: byKind(jobs), log: app.log })
  const mails = (): Promise<OutboxMail[]> => readOutbox(outbox)
  return {
    app, deps, db, connection, routes, call, runJobs, mails,
    inject: app.inject.bind(app) as FastifyInstance['inject'],
    register: registrar({ call, db, runJobs, mails }),
    close: async () => {
      await app.close()
      await db.destroy()
      await onServer(server, `drop database if exists ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function onServer(connection: Connection, sql: string): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
