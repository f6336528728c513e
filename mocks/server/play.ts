import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '../../generated/server/route-type.ts'
import { routeOf } from '../../server/contract/addresses.ts'
import type { Scenario } from '../scenarios/index.ts'
import type { ScenarioChoice } from '../scenarios/scenario-choice.ts'
import { withLaterCodes, type Components } from '../data/later-codes.ts'
import { wrongIn, type Journal } from './journal.ts'

/** What the operation under way plays; null: the usual. */
export const playing = new AsyncLocalStorage<Scenario | null>()

/** Names the scenario of one request. */
export const SCENARIO_HEADER = 'x-mock-scenario'

/** Waits, at most until the sender goes; tells whether they stayed. */
function waited(request: FastifyRequest, milliseconds: number): Promise<boolean> {
  return new Promise((done) => {
    const timer =
      milliseconds === Number.POSITIVE_INFINITY
        ? undefined
        : setTimeout(() => done(true), milliseconds)
    request.raw.socket.once('close', () => {
      clearTimeout(timer)
      done(false)
    })
  })
}

async function failed(
  reply: FastifyReply,
  scenario: Scenario,
  route: Route,
): Promise<FastifyReply> {
  const failure = scenario.failure?.(route)
  if (failure === undefined || failure === 'cut') {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  void reply.code(failure.status).headers({ 'cache-control': 'no-store', ...failure.headers })
  if (failure.body === null)
    return reply
      .type('text/html; charset=utf-8')
      .send('<html><body><h1>Bad gateway</h1></body></html>')
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(failure.body))
}

/** The answer as a later version would give it; what is no JSON stays. */
function later(payload: string, route: Route, components: Components): string {
  const schema = route.replies[String(route.success)]?.schema
  if (!schema || !/^[[{]/.test(payload)) return payload
  const key = route.operationId
  return JSON.stringify(withLaterCodes(JSON.parse(payload), schema, components, { key }))
}

/** Plays the chosen scenarios before the operations of `app`, and writes every request down. */
export function play(
  app: FastifyInstance,
  routes: readonly Route[],
  director: ScenarioChoice,
  { journal, components }: { journal: Journal; components: Components },
): void {
  const begun = new WeakMap<
    FastifyRequest,
    { at: number; scenario: string; wrong: Record<string, string> }
  >()
  const operationOf = (request: FastifyRequest): Route | undefined => {
    const url = routeOf(request) ?? ''
    return routes.find(
      (one) => one.method === request.method && [one.url, one.url.slice(0, -1)].includes(url),
    )
  }
  const write = (request: FastifyRequest, status: number): void => {
    const { at, scenario, wrong } = begun.get(request) ?? {
      at: performance.now(),
      scenario: 'usual',
      wrong: {},
    }
    journal.add({
      at: new Date().toISOString(),
      method: request.method,
      url: request.url,
      operationId: operationOf(request)?.operationId ?? null,
      scenario,
      status,
      milliseconds: Math.round(performance.now() - at),
      wrong,
    })
  }
  app.addHook('onRequest', (request, reply, done) => {
    begun.set(request, { at: performance.now(), scenario: 'usual', wrong: {} })
    const route = operationOf(request)
    const wish = [request.headers[SCENARIO_HEADER]].flat()[0] ?? null
    const unknown = director.refusal(wish)
    if (unknown !== null)
      return void reply.code(400).header('cache-control', 'no-store').send({ error: unknown })
    const scenario = route ? director.play(route, wish, request.url) : null
    const note = begun.get(request)
    if (note && scenario) note.scenario = scenario.name
    playing.run(scenario, done)
  })
  app.addHook('preHandler', async (request, reply) => {
    const scenario = playing.getStore()
    const route = operationOf(request)
    if (!scenario || !route) return
    if (scenario.wait !== undefined && !(await waited(request, scenario.wait))) {
      reply.hijack()
      write(request, 0)
      return
    }
    if (!scenario.failure) return
    await failed(reply, scenario, route)
    if (reply.raw.destroyed) write(request, 0)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const note = begun.get(request)
    if (note && reply.statusCode >= 400 && typeof payload === 'string' && payload.startsWith('{'))
      note.wrong = wrongIn(reply.statusCode, JSON.parse(payload))
    const route = operationOf(request)
    // After the answer was held to the contract, which knows none of it.
    return playing.getStore()?.laterCodes && route && typeof payload === 'string'
      ? later(payload, route, components)
      : payload
  })
  app.addHook('onResponse', async (request, reply) => write(request, reply.statusCode))
}
