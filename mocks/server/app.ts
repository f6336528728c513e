import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Ctx, Session } from '../../server/contract/context.ts'
import type { Deps } from '../../server/contract/deps.ts'
import type { AnyHandler, Input } from '../../server/contract/handler.ts'
import { mount } from '../../server/contract/mount.ts'
import { readOpenapi, readRoutes, type Route } from '../../server/contract/routes.ts'
import { Validators } from '../../server/contract/validator.ts'
import { readEnv } from '../../server/config/env.ts'
import { faults, frameworkErrors } from '../../server/http/faults.ts'
import { answer, type Asked, type MockContext } from '../answer.ts'
import { idAt } from '../data/record.ts'
import { Shapes, type ContractDocument } from '../data/shapes.ts'
import { refuse } from '../refuse.ts'
import { scenarios } from '../scenarios/index.ts'
import { ScenarioChoice, ROLES } from '../scenarios/scenario-choice.ts'
import { fileOf } from './files.ts'
import { Journal } from './journal.ts'
import { mockPage } from './page.ts'
import { pictures } from './pictures.ts'
import { play, playing, SCENARIO_HEADER } from './play.ts'

/** What may be said to the mock at its start. */
export interface MockOptions {
  /** The day on which it believes to be; today unless told. */
  today?: Date
}

/** `?__mock=name` is a header by the time the contract looks at the query. */
function withoutWish(request: IncomingMessage): string {
  const url = request.url ?? '/'
  if (!url.includes('__mock=') || !url.startsWith('/api/')) return url
  const [address = '', query = ''] = url.split('?', 2)
  const kept = query.split('&').filter((part) => !part.startsWith('__mock='))
  request.headers[SCENARIO_HEADER] = new URLSearchParams(query).get('__mock') ?? ''
  return kept.length > 0 ? `${address}?${kept.join('&')}` : address
}

/**
 * Any token is good; its role is the one it names, as those handed out by the mock do, else the one
 * chosen on the page.
 */
const resolver =
  (director: ScenarioChoice) =>
  async (token: string): Promise<Session | null> => {
    const role =
      ROLES.find((one) => token.startsWith(`mock${one}`) || token.startsWith(`mock-${one}`)) ??
      director.choices.role
    return {
      sessionId: idAt('session', 0),
      userId: idAt('agent', 0),
      agencyId: idAt('agency', 0),
      role: role as Session['role'],
      // The mock's ADMIN is the site's operator, too.
      operator: role === 'ADMIN',
      steppedUp: true,
    }
  }

function handlerOf(
  route: Route,
  routes: Route[],
  director: ScenarioChoice,
  footing: MockContext,
): AnyHandler {
  const handler = async (input: Input, ctx: Ctx): Promise<unknown> => {
    const scenario = playing.getStore() ?? null
    const asked: Asked = {
      params: input.params,
      query: input.query,
      body: input.body,
      lang: ctx.lang,
      role: director.choices.role,
    }
    if (scenario?.documented) await refuse(route, scenario.documented, asked, routes, footing)
    if (route.replies[String(route.success)]?.binary) return fileOf(route)
    return answer(route, asked, scenario?.amount ?? 'usual', footing)
  }
  return handler as unknown as AnyHandler
}

/**
 * The mock server: the contract mounted by the server's own code, with generated answers. Listens
 * nowhere by itself.
 */
export async function buildMock(options: MockOptions = {}): Promise<FastifyInstance> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'llar-mock-'))
  await mkdir(path.join(dataDir, 'tmp'))
  const routesFile = readRoutes()
  const { routes } = routesFile
  const openapi = readOpenapi()
  const now = new Date()
  const footing: MockContext = {
    shapes: new Shapes(JSON.parse(openapi) as ContractDocument),
    validators: new Validators(routesFile.contract),
    today: options.today ?? new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())),
  }
  const director = new ScenarioChoice(routes, scenarios(routesFile))
  const journal = new Journal()
  const app = Fastify({
    logger: false,
    frameworkErrors,
    forceCloseConnections: true,
    rewriteUrl: withoutWish,
    routerOptions: { maxParamLength: 300 },
  })
  faults(app)
  await app.register(async (api) => {
    play(api, routes, director, { journal, components: routesFile.contract.$defs })
    const handlers = Object.fromEntries(
      routes.map((route) => [route.operationId, handlerOf(route, routes, director, footing)]),
    )
    // Of all that the server stands on, decoding asks for its settings alone: no database, no mail.
    const condition = { note: () => undefined } as unknown as Deps['condition']
    const deps = {
      config: readEnv({ NODE_ENV: 'test', RATE_LIMIT: 'off', DATA_DIR: dataDir }),
      condition,
    } as Deps
    mount(api, {
      routes: routesFile,
      handlers,
      resolveSession: resolver(director),
      standingSession: null,
      deps,
    })
    api.get('/api/v1/openapi.json', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(openapi),
    )
  })
  await app.register(mockPage({ routes, director, journal, shapes: footing.shapes }))
  await app.register(pictures)
  app.addHook('onClose', () => rm(dataDir, { recursive: true, force: true }))
  return app
}
