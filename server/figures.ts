import type { JobDefinition } from './jobs/index.ts'
import * as owner from './modules/owner/index.ts'
import * as passport from './modules/passport/index.ts'

/** Handlers of the rooms of figures and law: one line per module, as in app.ts. */
export const handlers = {
  ...owner.handlers,
  ...passport.handlers,
}

/** Their kinds of job. */
export const jobs: JobDefinition[] = [...owner.jobs, ...passport.jobs]

/** The page that owners read, and where a proof is checked. */
export const plugins = [owner.ownerPlugin, passport.proofPlugin]
