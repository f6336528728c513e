import { requireAgency } from '../../contract/context.ts'
import { actorOf } from '../../contract/rights/actor.ts'
import { dayOf, endOfDay, startOfDay } from '../../time/madrid.ts'
import { PROFESSIONALS, registerCount } from '../user/index.ts'
import { eventsBetween } from './public-api.ts'

registerCount({
  room: 'agenda',
  kind: 'plain',
  roles: PROFESSIONALS,
  count: async (ctx) => {
    const day = dayOf(ctx.deps.now())
    const events = await eventsBetween(ctx.deps.db, actorOf(ctx), startOfDay(day), endOfDay(day), {
      agentId: requireAgency(ctx).userId,
    })
    return events.filter(({ kind, busy }) => kind === 'visit' && !busy).length
  },
})
