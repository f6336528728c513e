import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act } from '../../contract/rights/actor.ts'
import { actorOf } from '../../contract/rights/actor.ts'
import { countMatches } from './lists/count.service.ts'
import { listPropertyMatches } from './lists/demands.service.ts'
import { listDemandMatches, weighedOf } from './lists/homes.service.ts'
import { readerOf } from './match.policy.ts'
import { nearMisses } from './lists/near.service.ts'
import { reactAsAgent, tuneMatches } from './reaction.service.ts'
import { amongOf, sourcesOf } from './sql/sources.ts'

type Operation =
  | 'countMatches'
  | 'listDemandMatches'
  | 'listNearMisses'
  | 'tuneMatches'
  | 'reactToMatch'
  | 'listPropertyMatches'

/** Operations of the tag `match`. */
export const handlers = {
  countMatches: async ({ query }, ctx) =>
    countMatches(ctx.deps.db, actorOf(ctx), query, ctx.deps.now()),
  listDemandMatches: async ({ params, query }, ctx) =>
    listDemandMatches(ctx.deps.db, actorOf(ctx), params.demandId, query),
  listNearMisses: async ({ params: { demandId } }, ctx) => {
    const [actor, { db, now }] = [actorOf(ctx), ctx.deps]
    const { criteria } = await weighedOf(db, actor, demandId)
    const said = await sourcesOf(db, demandId)
    const among = said && (await amongOf(db, actor.agencyId, said, now()))
    return { items: await nearMisses(db, { criteria, demandId, reader: readerOf(actor), among }) }
  },
  reactToMatch: async ({ params, body }, ctx) =>
    act(ctx, (work) => reactAsAgent(work, params.demandId, params.propertyId, body)),
  tuneMatches: async ({ params, body }, ctx) =>
    act(ctx, (work) => tuneMatches(work, params.demandId, body)),
  listPropertyMatches: async ({ params, query }, ctx) =>
    listPropertyMatches(ctx.deps.db, actorOf(ctx), params.propertyId, query, ctx.deps.now()),
} satisfies Pick<Handlers<Ctx>, Operation>
