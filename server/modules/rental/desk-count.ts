import { requireSession } from '../../contract/context.ts'
import { registerCount } from '../user/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { countFiles } from './list.repository.ts'

registerCount({
  room: 'rentals',
  kind: 'waiting',
  roles: ['LLOGUER_SEGUR'],
  count: ({ deps, ...ctx }) =>
    countFiles(deps.db, {
      reader: requireSession({ ...ctx, deps }),
      today: dayOf(deps.now()),
      state: ['sent'],
    }),
})
