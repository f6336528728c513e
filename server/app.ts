import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import type { Handlers } from '../generated/server/operations.ts'
import type { AppOptions } from './app-options.ts'
import type { Ctx } from './contract/context.ts'
import type { Deps } from './contract/deps.ts'
import type { InternalCall } from './contract/internal-call.ts'
import type { AnyHandler, MountOptions } from './contract/handler.ts'
import { onUnsaid } from './contract/messages.ts'
import { mount } from './contract/mount.ts'
import { refuseOtherMethods } from './contract/other-methods.ts'
import { readOpenapi, readRoutes, type RoutesFile } from './contract/routes.ts'
import { homeScreen } from './pages/web-manifest.ts'
import { brandFiles } from './pages/brand.ts'
import { faults } from './http/faults.ts'
import { compress } from './http/compress.ts'
import { securityHeaders } from './http/headers.ts'
import { refuseAmbiguous } from './http/site-host.ts'
import { health } from './http/health.ts'
import { serverOptions } from './http/server-options.ts'
import { jobs as houseJobs } from './jobs/housekeeping.ts'
import type { JobDefinition } from './jobs/index.ts'
import { redrawJob } from './redraw/index.ts'
import { logAnswers } from './http/log.ts'
import { observeAnswers } from './http/observe.ts'
import { mapPlugin } from './pages/map.ts'
import { mediaPlugin } from './pages/media.ts'
import * as edge from './edge/jobs.ts'
import * as agency from './modules/agency/index.ts'
import * as agenda from './modules/agenda/index.ts'
import * as audit from './modules/audit/index.ts'
import * as calendar from './modules/calendar/index.ts'
import * as catalogue from './modules/catalogue/catalogue.handlers.ts'
import * as cost from './modules/cost/index.ts'
import * as chat from './modules/chat/index.ts'
import * as dashboard from './modules/dashboard/index.ts'
import * as demand from './modules/demand/index.ts'
import * as contact from './modules/contact/index.ts'
import * as analytics from './modules/analytics/index.ts'
import * as feeds from './modules/import/index.ts'
import * as handover from './modules/handover/index.ts'
import * as inbox from './modules/inbox/index.ts'
import * as integration from './modules/integration/index.ts'
import * as key from './modules/key/index.ts'
import * as intake from './modules/intake/index.ts'
import * as lead from './modules/lead/index.ts'
import * as listing from './modules/listing/index.ts'
import * as live from './modules/live/index.ts'
import * as match from './modules/match/index.ts'
import * as notification from './modules/notification/index.ts'
import * as offer from './modules/offer/index.ts'
import * as place from './modules/place/place.handlers.ts'
import * as print from './modules/print/index.ts'
import * as property from './modules/property/index.ts'
import * as rental from './modules/rental/index.ts'
import * as report from './modules/report/index.ts'
import * as saved from './modules/saved/index.ts'
import * as search from './modules/search/index.ts'
import * as seen from './modules/seen/index.ts'
import * as selection from './modules/selection/index.ts'
import * as price from './modules/price/index.ts'
import * as site from './modules/site/index.ts'
import * as takeout from './modules/takeout/index.ts'
import * as template from './modules/template/index.ts'
import * as user from './modules/user/index.ts'
import * as view from './modules/view/index.ts'
import * as visit from './modules/visit/index.ts'
import * as webhook from './modules/webhook/index.ts'
// They hear of a save last: rows are locked in the order in which rooms are loaded.
import * as commerce from './commerce.ts'
import * as exchange from './exchange.ts'
import * as figures from './figures.ts'
import * as reach from './reach.ts'
import * as mcp from './mcp/index.ts'
import { redirects } from './http/redirects.ts'
import { reference } from './pages/reference.ts'
import { forAssistants } from './pages/for-assistants.ts'
import { robots } from './pages/robots.ts'
import { pages } from './pages/drawn.ts'
import { staticFiles } from './pages/static.ts'

/** Every operation of the contract: one line per module. One that is missing does not compile. */
const handlers: Handlers<Ctx> = {
  ...user.handlers,
  ...agency.handlers,
  ...feeds.handlers,
  ...integration.handlers,
  ...reach.handlers,
  ...audit.handlers,
  ...intake.handlers,
  ...commerce.handlers,
  ...exchange.handlers,
  ...figures.handlers,
  ...property.handlers,
  ...print.handlers,
  ...lead.handlers,
  ...inbox.handlers,
  ...template.handlers,
  ...agenda.handlers,
  ...calendar.handlers,
  ...contact.handlers,
  ...chat.handlers,
  ...listing.handlers,
  ...live.handlers,
  ...match.handlers,
  ...notification.handlers,
  ...place.handlers,
  ...catalogue.handlers,
  ...analytics.handlers,
  ...seen.handlers,
  ...cost.handlers,
  ...report.handlers,
  ...rental.handlers,
  ...saved.handlers,
  ...search.handlers,
  ...dashboard.handlers,
  ...handover.handlers,
  ...demand.handlers,
  ...selection.handlers,
  ...offer.handlers,
  ...visit.handlers,
  ...price.handlers,
  ...view.handlers,
  ...site.handlers,
  ...takeout.handlers,
  ...webhook.handlers,
}

/** Every kind of job: one line per module. */
export const jobs: JobDefinition[] = [
  ...houseJobs,
  redrawJob(),
  ...user.jobs,
  ...audit.jobs,
  ...feeds.jobs,
  ...intake.jobs,
  ...property.jobs,
  ...print.jobs,
  ...lead.jobs,
  ...inbox.jobs,
  ...agenda.jobs,
  ...calendar.jobs,
  ...chat.jobs,
  ...listing.jobs,
  ...live.jobs,
  ...match.jobs,
  ...notification.jobs,
  ...report.jobs,
  ...rental.jobs,
  ...saved.jobs,
  ...search.jobs,
  ...analytics.jobs,
  ...seen.jobs,
  ...selection.jobs,
  ...offer.jobs,
  ...visit.jobs,
  ...handover.jobs,
  ...site.jobs,
  ...commerce.jobs,
  ...exchange.jobs,
  ...figures.jobs,
  ...takeout.jobs,
  ...webhook.jobs,
  ...reach.jobs,
  ...edge.jobs,
]

/**
 * Routes outside the contract, such as pictures: one line per module. Registered before the pages.
 */
const plugins: ((deps: Deps) => FastifyPluginAsync)[] = [
  agency.portraitPlugin,
  mediaPlugin,
  mapPlugin,
  print.qrPlugin,
  calendar.feedPlugin,
  takeout.downloadPlugin,
  inbox.inboundPlugin,
  search.alertPlugin,
  search.unsubscribePlugin,
  user.notMePlugin,
  user.ssoPlugin,
  ...reach.plugins,
  site.reportPlugin,
  ...commerce.plugins,
  ...exchange.plugins,
  ...figures.plugins,
  selection.reactionPlugin,
  (deps) => listing.sitemapPlugin(deps),
]

/** Every operation on its dependencies, as it is mounted and as it is asked from within. */
export const operationsOf = (deps: Deps, routes: RoutesFile = readRoutes()): MountOptions => ({
  routes,
  handlers: handlers as Record<string, AnyHandler>,
  resolveSession: key.resolveSession,
  standingSession: key.heldSession,
  deps,
})

/**
 * The server on its dependencies: reads no environment, listens nowhere. Without pages it answers
 * the contract alone, and serves no file of the build: each is a route.
 */
export async function buildApp(
  deps: Deps,
  { withPages = true, routes = readRoutes(), observe, tokens }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = deps
  const app = Fastify(serverOptions(config))
  faults(app)
  securityHeaders(app, config)
  refuseAmbiguous(app)
  compress(app)
  logAnswers(app)
  if (observe) observeAnswers(app, observe)
  refuseOtherMethods(app, routes.routes)
  redirects(app, config.redirects)
  health(app, deps)
  app.addHook('preClose', () => deps.live.close()) // streams would never end by themselves
  robots(app, config)
  forAssistants(app, config)
  brandFiles(app, config.brand)
  homeScreen(app, config)
  const deaf = onUnsaid((key) => app.log.warn({ key }, 'a code without words'))
  app.addHook('onClose', async () => deaf())
  const door: { ask?: InternalCall } = {}
  const operations = operationsOf(deps, routes)
  await app.register(async (api) => {
    door.ask = mount(api, operations)
    const openapi = readOpenapi()
    api.get('/api/v1/openapi.json', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(openapi),
    )
  })
  await app.register(reference)
  if (withPages) await app.register(staticFiles)
  for (const plugin of plugins) await app.register(plugin(deps))
  await app.register(mcp.mcpDoors(operations, door.ask, tokens))
  if (door.ask && withPages) await pages(app, deps, door.ask)
  return app
}
