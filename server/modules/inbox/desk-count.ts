import { PROFESSIONALS, registerCount } from '../user/index.ts'
import { readerOf } from './inbox.policy.ts'
import { countUnanswered } from './inbox.repository.ts'

registerCount({
  room: 'messages',
  kind: 'waiting',
  roles: PROFESSIONALS,
  count: (ctx) => countUnanswered(ctx.deps.db, readerOf(ctx)),
})
