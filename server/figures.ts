import * as bank from './modules/bank/index.ts'
import * as expense from './modules/expense/index.ts'
import * as fee from './modules/fee/index.ts'
import * as owner from './modules/owner/index.ts'
import * as tax from './modules/tax/index.ts'
import type { JobDefinition } from './jobs/index.ts'

/** Handlers of the rooms of figures and law: one line per module, as in app.ts. */
export const handlers = {
  ...expense.handlers,
  ...bank.handlers,
  ...fee.handlers,
  ...tax.handlers,
  ...owner.handlers,
}

/** Their kinds of job. */
export const jobs: JobDefinition[] = [...expense.jobs, ...owner.jobs]

/** The page that owners read. */
export const plugins = [owner.ownerPlugin]
