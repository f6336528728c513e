import { requireSession } from '../../contract/context.ts'
import { registerCount } from '../user/index.ts'
import { countUnread } from './chat.repository.ts'

// People of an agency have the inbox.
registerCount({
  room: 'messages',
  kind: 'waiting',
  roles: ['USER', 'SERVICE', 'REFERRED', 'LLOGUER_SEGUR'],
  count: async (ctx) => (await countUnread(ctx.deps.db, requireSession(ctx))).messages,
})
