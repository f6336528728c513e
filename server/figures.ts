import type { JobDefinition } from './jobs/index.ts'
import * as fiscal from './modules/fiscal/index.ts'

/** Handlers of the rooms of figures and law: one line per module, as in app.ts. */
export const handlers = { ...fiscal.handlers }

/** Their kinds of job. */
export const jobs: JobDefinition[] = [...fiscal.jobs]
