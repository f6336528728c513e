import { actorOf } from '../../contract/rights/actor.ts'
import { PROFESSIONALS, registerCount } from '../user/index.ts'
import { countRows } from './list/list.repository.ts'

registerCount({
  room: 'contacts',
  kind: 'plain',
  roles: PROFESSIONALS,
  count: (ctx) => countRows(ctx.deps.db, actorOf(ctx), {}),
})
