import type { Config } from '../env.ts'
import type { Database } from '../db/index.ts'
import type { Jobs } from '../jobs/index.ts'
import type { FilesPort } from '../ports/files/index.ts'
import type { MailPort } from '../ports/mail/index.ts'

/** What the server stands on. Made once by server/deps.ts; tests make their own. */
export interface Deps {
  db: Database
  files: FilesPort
  mail: MailPort
  config: Config
  jobs: Jobs
  /** The present; tests may stop it. */
  now(): Date
}
