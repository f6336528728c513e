import type { JobDefinition } from './jobs/index.ts'
import * as analysis from './modules/analysis/index.ts'

/** Handlers of the rooms of figures and law: one line per module, as in app.ts. */
export const handlers = { ...analysis.handlers }

/** Their kinds of job. */
export const jobs: JobDefinition[] = [...analysis.jobs]
