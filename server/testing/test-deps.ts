import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { expect, inject as provided } from 'vitest'
import { conditionOf } from '../http/condition.ts'
import type { Deps } from '../contract/deps.ts'
import { stored } from '../contract/stored/index.ts'
import { uuidv7 } from '../db/index.ts'
import { tellEdge } from '../edge/index.ts'
import { takesIn } from '../db/knock.ts'
import { openPool, type Connection } from '../db/pool.ts'
import { runStatement } from '../db/statement.ts'
import { linking, pushing } from '../deps.ts'
import { readEnv, type Config } from '../config/env.ts'
import { jobQueue } from '../jobs/queue.ts'
import { startLive } from '../live/index.ts'
import { tableDns } from '../ports/dns/table.fixture.ts'
import { FiscalFailure } from '../ports/fiscal/index.ts'
import { FetchRefused } from '../ports/fetch/index.ts'
import { ssoClient } from '../ports/sso/index.ts'
import { folderFiles } from '../ports/files/folder.ts'
import { outboxMail } from '../ports/mail/outbox.ts'
import { onDatabase } from './postgres.ts'
import { recordStatements } from './statements.ts'

const CENTURY = 100 * 365 * 86_400_000

/** The footing of a server: an own copy of the migrated template, a temp folder, an outbox. */
export interface TestDeps {
  deps: Deps
  connection: Connection
  /** The pool behind `deps.db`. */
  pool: pg.Pool
  /** Folder of the mails. */
  outbox: string
  close(): Promise<void>
}

/** Makes dependencies on a fresh database (about 150 ms); `settings` are other than the usual. */
export async function testDeps(
  overrides: Partial<Deps> = {},
  settings: Partial<Config> = {},
): Promise<TestDeps> {
  const { connection: server, template } = provided('postgres')
  const name = `rig_${uuidv7().replaceAll('-', '')}`
  await runStatement(server, `create database ${name} template ${template}`)
  const connection = onDatabase(server, name)
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'llar-rig-'))
  const usual = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['RIG_LOG'] ?? 'silent',
    DATA_DIR: dataDir,
    SITE_URL: 'http://llar.test',
  })
  // Who signed in is asked for no other proof, however late a test sets the clock.
  const config = { ...usual, stepUpMs: CENTURY, ...settings }
  const { db, pool } = openPool(connection, { max: 4, columns: stored().columns() })
  const recorded = recordStatements(pool, expect.getState().testPath ?? '')
  const now = (): Date => new Date()
  const outbox = path.join(dataDir, 'outbox')
  const files = folderFiles(path.join(dataDir, 'files'))
  const deps: Deps = {
    db,
    replicas: null,
    config,
    now,
    files,
    mail: outboxMail(outbox, config.mailFrom, now),
    // Tests ask nobody outside: no domain has records, and nothing answers, unless a test says so.
    dns: tableDns({}),
    // Providers of tests are on the loopback.
    sso: ssoClient(true),
    fetch: { get: () => Promise.reject(new FetchRefused('no answer', true, true)) },
    fiscal: { send: () => Promise.reject(new FiscalFailure('down', 'no answer')) },
    jobs: jobQueue(),
    live: startLive(db, connection, () => deps.now()),
    push: pushing(config, db),
    links: linking(config, db),
    condition: conditionOf({
      patienceMs: 60_000,
      db,
      dataDir,
      trouble: () => null,
      takesIn: () => takesIn(connection),
      heard: () => true,
    }),
    identity: null,
    payments: null,
    calendar: null,
    chat: null,
    edge: null,
    ...overrides,
  }
  if (deps.edge) tellEdge(deps.db)
  const close = async (): Promise<void> => {
    await deps.live.close()
    recorded()
    await db.destroy()
    await runStatement(server, `drop database if exists ${name} with (force)`)
    await rm(dataDir, { recursive: true, force: true })
  }
  return { deps, connection, pool, outbox, close }
}
