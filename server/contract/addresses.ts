import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { IncomingMessage } from 'node:http'
import findMyWay, { type HTTPMethod } from 'find-my-way'
import { refusals, refuse, type Address } from './other-methods.ts'
import type { Route } from './routes.ts'

/** The longest value in an address, in characters. */
const MAX_PARAM = 300

/** What somebody asks an address of the contract for: an operation, or one that it has not. */
interface Store {
  /** As the contract writes it, `/api/v1/lead/:id/`, with the last slash or without it. */
  url: string
  route: Route | null
  address: Address | null
}
/** `store`: null where a value in the address is too long. */
interface Found {
  store: Store | null
  params: Record<string, string | undefined>
}
type Find = (method: string, url: string) => Found | null
/** Answers an operation. */
export type Operation = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The contract's path, and the same without its last slash. */
const spellings = (url: string): string[] => (url.endsWith('/') ? [url, url.slice(0, -1)] : [url])

function finder(routes: readonly Route[]): Find {
  // What a URL cannot be decoded of, the app's own router refuses before it comes here.
  const router = findMyWay({ maxParamLength: MAX_PARAM, onMaxParamLength: () => undefined })
  const add = (methods: readonly string[], of: string, store: Omit<Store, 'url'>): void => {
    for (const url of spellings(of))
      router.on(methods as HTTPMethod[], url, () => undefined, { url, ...store })
  }
  for (const route of routes)
    add(route.method === 'GET' ? ['GET', 'HEAD'] : [route.method], route.url, {
      route,
      address: null,
    })
  for (const address of refusals(routes)) add(address.taken, address.url, { route: null, address })
  return (method, url) => router.find(method as HTTPMethod, url)
}

const known = new WeakMap<readonly Route[], Find>()

/** Once for a contract: to make it takes most of what starting a server takes. */
function knownFinder(routes: readonly Route[]): Find {
  const find = known.get(routes) ?? finder(routes)
  known.set(routes, find)
  return find
}

const found = new WeakMap<IncomingMessage, Found>()

/** Where a request goes, without the values of its address, for the log. */
export const routeOf = (request: FastifyRequest): string | undefined =>
  found.get(request.raw)?.store?.url ?? request.routeOptions.url

/** The operation that a request asks for; null: it asks for no operation of the contract. */
export const operationOf = (request: FastifyRequest): Route | null =>
  found.get(request.raw)?.store?.route ?? null

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * All addresses of the contract as one route of the app: which of them is asked for is looked up in
 * a router that servers of the same contract share. What the contract has nothing for goes to the
 * app's other routes.
 */
export function addresses(
  app: FastifyInstance,
  routes: readonly Route[],
  operations: ReadonlyMap<Route, Operation>,
): void {
  const find = knownFinder(routes)
  const ofContract = (raw: IncomingMessage): true | undefined => {
    const it = find(raw.method ?? '', raw.url ?? '')
    if (!it || (it.store?.route && !operations.has(it.store.route))) return undefined
    found.set(raw, it)
    return true
  }
  app.addConstraintStrategy({
    name: 'contract',
    deriveConstraint: ofContract,
    storage: () => {
      const handlers = new Map()
      return {
        get: (is) => handlers.get(is) ?? null,
        set: (is, handler) => void handlers.set(is, handler),
      }
    },
  })
  const handler: Operation = async (request, reply) => {
    const { store, params } = found.get(request.raw) ?? {}
    request.params = params
    const operation = store?.route && operations.get(store.route)
    if (operation) return operation(request, reply)
    if (store?.address) return refuse(store.address, request, reply)
    throw Object.assign(new Error('a value in the address is too long'), { statusCode: 414 })
  }
  app.route({ method: METHODS, url: '/*', constraints: { contract: true }, handler })
}
