import type { JobDefinition } from './jobs/index.ts'
import * as analysis from './modules/analysis/index.ts'
import * as owner from './modules/owner/index.ts'

/** Handlers of the rooms of figures and law: one line per module, as in app.ts. */
export const handlers = {
  ...analysis.handlers,
  ...owner.handlers,
}

/** Their kinds of job. */
export const jobs: JobDefinition[] = [...analysis.jobs, ...owner.jobs]

/** The page that owners read. */
export const plugins = [owner.ownerPlugin]
