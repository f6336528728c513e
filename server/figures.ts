import type { JobDefinition } from './jobs/index.ts'
import * as analysis from './modules/analysis/index.ts'
import * as bank from './modules/bank/index.ts'
import * as expense from './modules/expense/index.ts'
import * as fee from './modules/fee/index.ts'
import * as fiscal from './modules/fiscal/index.ts'
import * as owner from './modules/owner/index.ts'
import * as passport from './modules/passport/index.ts'
import * as tax from './modules/tax/index.ts'
import * as trust from './modules/trust/index.ts'
import * as unmet from './modules/unmet/index.ts'
import * as valuation from './modules/valuation/index.ts'

/** Handlers of the rooms of figures and law: one line per module, as in app.ts. */
export const handlers = {
  ...analysis.handlers,
  ...bank.handlers,
  ...expense.handlers,
  ...fee.handlers,
  ...fiscal.handlers,
  ...owner.handlers,
  ...passport.handlers,
  ...tax.handlers,
  ...trust.handlers,
  ...unmet.handlers,
  ...valuation.handlers,
}

/** Their kinds of job. */
export const jobs: JobDefinition[] = [
  ...analysis.jobs,
  ...expense.jobs,
  ...fiscal.jobs,
  ...owner.jobs,
  ...passport.jobs,
  ...trust.jobs,
  ...unmet.jobs,
  ...valuation.jobs,
]

/** Pages of theirs that need no script. */
export const plugins = [owner.ownerPlugin, passport.proofPlugin]
