import { requireSession } from '../../contract/context.ts'
import { registerCount } from '../user/index.ts'
import { countHomes } from './saved.repository.ts'

registerCount({
  room: 'saved',
  kind: 'plain',
  roles: ['USER'],
  count: (ctx) => countHomes(ctx.deps.db, requireSession(ctx).userId),
})
