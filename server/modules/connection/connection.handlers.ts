import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { allowConnection } from './allow.service.ts'
import { changeRule, endConnection, listConnections } from './list.service.ts'
import { askerOf, readRequest } from './request.ts'

/** The tag `connection`. Rights: own ones, of an ADMIN the agency's; any other answers 404. */
export const handlers = {
  getConnectionRequest: ({ query }, ctx) => readRequest(query, ctx.deps, actorOf(ctx)),
  allowConnection: async ({ body }, ctx) => {
    // Who it is may have to be asked elsewhere: no transaction waits for that.
    const asker = await askerOf(body, ctx.deps, actorOf(ctx))
    return act(ctx, (work) => allowConnection(work, asker, body))
  },
  listConnections: (_input, ctx) => listConnections(ctx.deps, actorOf(ctx)),
  endConnection: ({ params }, ctx) => act(ctx, (work) => endConnection(work, params.id)),
  updateConnectionRule: ({ body }, ctx) => act(ctx, (work) => changeRule(work, body)),
} satisfies Partial<Handlers<Ctx>>
