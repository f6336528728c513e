import { actorOf } from '../../contract/rights/actor.ts'
import { dayOf } from '../../time/madrid.ts'
import { PROFESSIONALS, registerCount } from '../user/index.ts'
import { countRows } from './list/list.repository.ts'

registerCount({
  room: 'homes',
  kind: 'plain',
  roles: PROFESSIONALS,
  count: (ctx) => {
    const now = ctx.deps.now()
    return countRows(ctx.deps.db, actorOf(ctx), { now, day: dayOf(now) })
  },
})
