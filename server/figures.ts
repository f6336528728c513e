import type { JobDefinition } from './jobs/index.ts'
import * as owner from './modules/owner/index.ts'

/** Handlers of the rooms of figures and law: one line per module, as in app.ts. */
export const handlers = {
  ...owner.handlers,
}

/** Their kinds of job. */
export const jobs: JobDefinition[] = [...owner.jobs]

/** The page that owners read. */
export const plugins = [owner.ownerPlugin]
