import type { JobDefinition } from './jobs/index.ts'
import * as deal from './modules/deal/index.ts'
import * as introduction from './modules/introduction/index.ts'
import * as moving from './modules/move/index.ts'
import * as network from './modules/network/index.ts'
import * as publication from './modules/publication/index.ts'
import * as reso from './modules/reso/index.ts'

/** Handlers of the rooms between agencies and other programs: one line per module, as in app.ts. */
export const handlers = {
  ...network.handlers,
  ...introduction.handlers,
  ...deal.handlers,
  ...moving.handlers,
  ...publication.handlers,
}

/** Their kinds of job. */
export const jobs: JobDefinition[] = [
  ...network.jobs,
  ...introduction.jobs,
  ...moving.jobs,
  ...publication.jobs,
  ...reso.jobs,
]

/** Feeds by address, and the RESO interface. */
export const plugins = [publication.feedPlugin, reso.resoPlugin, reso.tokenPlugin]
