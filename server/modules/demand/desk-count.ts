import { actorOf } from '../../contract/rights/actor.ts'
import { PROFESSIONALS, registerCount } from '../user/index.ts'
import { countRows } from './list.repository.ts'

registerCount({
  room: 'demands',
  kind: 'plain',
  roles: PROFESSIONALS,
  count: (ctx) => countRows(ctx.deps.db, actorOf(ctx), { status: ['SEARCH'], now: ctx.deps.now() }),
})
