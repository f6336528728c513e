import { actorOf } from '../../contract/rights/actor.ts'
import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { getProperty } from '../property/index.ts'
import { countEvent, propertyFigures } from './analytics.service.ts'

/** Operations of the tag `analytics`. */
export const handlers = {
  countEvent: ({ body }, { deps }) => countEvent(deps.db, body, deps.now()),
  getPropertyFigures: async ({ params, query }, ctx) => {
    const now = ctx.deps.now()
    // Throws 404 for who may not read the home.
    await getProperty(ctx.deps.db, params.id, actorOf(ctx), now)
    return propertyFigures(ctx.deps.db, params.id, query.weeks ?? 12, now)
  },
} satisfies Pick<Handlers<Ctx>, 'countEvent' | 'getPropertyFigures'>
