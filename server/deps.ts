import path from 'node:path'
import type { Deps } from './contract/deps.ts'
import { openDatabase, type OpenDatabase } from './db/connect.ts'
import type { EmbeddedOptions } from './db/embedded/index.ts'
import type { Config } from './env.ts'
import { jobQueue } from './jobs/queue.ts'
import { folderFiles } from './ports/files/folder.ts'
import { outboxMail } from './ports/mail/outbox.ts'
import { smtpMail } from './ports/mail/smtp.ts'
import { clearStale } from './temp.ts'

/** The server's footing and how to leave it. */
export interface OpenDeps {
  deps: Deps
  database: OpenDatabase
  close(): Promise<void>
}

/** Opens all that the server, the seed and the command lines stand on: database (migrated), files, mail, jobs. */
export async function openDeps(config: Config, options: EmbeddedOptions = {}): Promise<OpenDeps> {
  const now = (): Date => new Date()
  const database = await openDatabase(config, options)
  const folder = path.join(config.dataDir, 'files')
  await Promise.all([clearStale(path.join(config.dataDir, 'tmp')), clearStale(path.join(folder, '.tmp'))])
  const deps: Deps = {
    db: database.db,
    files: folderFiles(folder),
    mail: config.smtpUrl === null ? outboxMail(path.join(config.dataDir, 'outbox'), config.mailFrom, now) : smtpMail(config.smtpUrl, config.mailFrom),
    config,
    jobs: jobQueue(),
    now,
  }
  return { deps, database, close: () => database.close() }
}
