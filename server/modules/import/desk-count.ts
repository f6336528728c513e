import { requireAgency } from '../../contract/context.ts'
import { registerCount } from '../user/index.ts'
import { countStopped } from './import.repository.ts'

registerCount({
  room: 'integrations',
  kind: 'broken',
  roles: ['ADMIN'],
  count: (ctx) => countStopped(ctx.deps.db, requireAgency(ctx).agencyId),
})
