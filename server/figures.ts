import * as valuation from './modules/valuation/index.ts'
import type { JobDefinition } from './jobs/index.ts'

/** Handlers of the rooms of figures and law: one line per module, as in app.ts. */
export const handlers = { ...valuation.handlers }

/** Their kinds of job. */
export const jobs: JobDefinition[] = [...valuation.jobs]
