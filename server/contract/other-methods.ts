import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { languageOf } from './language.ts'
import { say } from './messages.ts'
import type { Route } from './routes.ts'

/** An address of the contract, `/api/v1/lead/:id/`, and what its operations are asked by. */
export interface Address {
  url: string
  /** Fits what is asked for, with the last slash or without it. */
  pattern: RegExp
  methods: Set<string>
  /** Others that another route would take, of a page or of a like address. */
  taken: HTTPMethods[]
}

const PAGE: HTTPMethods[] = ['GET', 'HEAD']

/** The one with more words and fewer values comes first, as with the router. */
const values = ({ url }: Address): number => url.split(':').length

function addressesOf(routes: readonly Route[]): Address[] {
  const all = [...Map.groupBy(routes, ({ url }) => url)].map(([url, operations]): Address => {
    const methods = new Set<string>(operations.map(({ method }) => method))
    if (methods.has('GET')) methods.add('HEAD')
    const shape = url.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]{1,300}')
    const pattern = new RegExp(`^${shape}/?$`)
    return { url, pattern, methods: methods.add('OPTIONS'), taken: [] }
  })
  for (const one of all) {
    const others = all.filter((other) => other !== one && other.pattern.test(one.url))
    const taken = new Set([...PAGE, ...others.flatMap(({ methods }) => [...methods])])
    one.taken = [...taken].filter((method) => !one.methods.has(method)) as HTTPMethods[]
  }
  return all.toSorted((a, b) => values(a) - values(b))
}

const known = new WeakMap<readonly Route[], Address[]>()

/** Once for a contract: tests start hundreds of servers on the same one. */
function knownAddresses(routes: readonly Route[]): Address[] {
  const addresses = known.get(routes) ?? addressesOf(routes)
  known.set(routes, addresses)
  return addresses
}

/**
 * What an address is asked by a method that none of its operations has: 405, with those it has, and
 * 204 to `OPTIONS`. Known by its having no route: to register each address with each other method
 * took half of what starting a server takes.
 * @param root the app that says what is not found
 */
export function refuseOtherMethods(root: FastifyInstance, routes: readonly Route[]): void {
  root.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = request.url.split('?')[0] ?? ''
    const found = knownAddresses(routes).find(({ pattern }) => pattern.test(path))
    if (found) return refuse(found, request, reply)
  })
}

/**
 * Addresses of which another route would take what they have nothing for: the site's pages take what
 * is read, and `DELETE` of `/lead/export/` would go to `/lead/:id/`.
 */
export const refusals = (routes: readonly Route[]): Address[] =>
  knownAddresses(routes).filter(({ taken }) => taken.length > 0)

/** 405 with the methods there are; 204 to `OPTIONS`. */
export function refuse(
  { methods }: Address,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.header('allow', [...methods].join(', '))
  if (request.method === 'OPTIONS') return reply.code(204).send()
  const lang = languageOf(request.headers['accept-language'])
  return reply.code(405).send({ error: say(lang, 'methodNotAllowed') })
}
