import { requireSession } from '../../contract/context.ts'
import { registerCount } from '../user/index.ts'
import { countOwn } from './search.repository.ts'

registerCount({
  room: 'searches',
  kind: 'plain',
  roles: ['USER'],
  count: (ctx) => countOwn(ctx.deps.db, requireSession(ctx).userId),
})
