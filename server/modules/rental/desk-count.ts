import { requireSession } from '../../contract/context.ts'
import { registerCount } from '../user/index.ts'
import { countFiles } from './rental.repository.ts'

registerCount({
  room: 'rentals',
  kind: 'waiting',
  roles: ['LLOGUER_SEGUR'],
  count: (ctx) => countFiles(ctx.deps.db, { reader: requireSession(ctx), state: ['sent'] }),
})
