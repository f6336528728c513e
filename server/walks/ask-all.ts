import type { FastifyInstance } from 'fastify'
import type { Route } from '../contract/routes.ts'
import type { World } from './world.ts'

/** They read, though by POST. */
const DRAFTS = new Set(['draftVisitSheet', 'draftInboxAnswer'])

/** Every operation that only reads. */
export const readsOf = (routes: Route[]): Route[] =>
  routes.filter(
    ({ method, operationId, replies, success }) =>
      DRAFTS.has(operationId) || (method === 'GET' && replies[String(success)]?.schema),
  )

export interface Answer {
  status: number
  isList: boolean
  /** What the database was asked meanwhile. */
  statements: string
}

/** What these operations answer this world's ADMIN, each round from another address. */
export async function askAll(
  app: FastifyInstance,
  reads: Route[],
  world: World,
  round: number,
  statements: () => string,
): Promise<Map<string, Answer>> {
  const out = new Map<string, Answer>()
  statements()
  for (const route of reads) {
    const params = route.url.includes(':') ? world.paramsOf(route) : {}
    const reply = await app.inject({
      method: route.method === 'GET' ? 'GET' : 'POST',
      url: route.url.replaceAll(/:(\w+)/g, (_all, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      ),
      remoteAddress: `10.1.1.${round % 250}`,
      headers: { authorization: `Bearer ${world.admin.token}` },
      ...(route.method === 'GET' ? {} : { payload: {} }),
    })
    const isList =
      reply.statusCode === 200 && Array.isArray(reply.json<{ items?: unknown }>().items)
    out.set(route.operationId, { status: reply.statusCode, isList, statements: statements() })
  }
  return out
}
