import type { JobDefinition } from './jobs/index.ts'
import * as mcp from './mcp/index.ts'
import * as connection from './modules/connection/index.ts'
import * as key from './modules/key/index.ts'
import * as proposal from './modules/proposal/index.ts'
import { oauth } from './oauth/oauth.plugin.ts'

/** Handlers of the rooms by which programs and assistants reach in: one line each, as in app.ts. */
export const handlers = {
  ...connection.handlers,
  ...key.handlers,
  ...proposal.handlers,
}

/** Their kinds of job. */
export const jobs: JobDefinition[] = [
  ...connection.jobs,
  ...key.jobs,
  ...proposal.jobs,
  ...mcp.jobs,
]

/** Where applications get their tokens. */
export const plugins = [oauth]
