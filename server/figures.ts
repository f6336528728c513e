import type { JobDefinition } from './jobs/index.ts'
import * as passport from './modules/passport/index.ts'

/** Handlers of the rooms of figures and law: one line per module, as in app.ts. */
export const handlers = {
  ...passport.handlers,
}

/** Where a proof is checked. */
export const plugins = [passport.proofPlugin]

/** Their kinds of job. */
export const jobs: JobDefinition[] = [...passport.jobs]
