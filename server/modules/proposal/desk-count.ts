import { requireSession } from '../../contract/context.ts'
import { PROFESSIONALS, registerCount } from '../user/index.ts'
import { countOpen } from './proposal.repository.ts'

registerCount({
  room: 'proposals',
  kind: 'waiting',
  roles: PROFESSIONALS,
  count: (ctx) => countOpen(ctx.deps.db, requireSession(ctx).userId, ctx.deps.now()),
})
