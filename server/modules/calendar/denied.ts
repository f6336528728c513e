import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Db } from '../../db/index.ts'
import { dropGoogleCalendarEmail } from '../user/index.ts'
import { endConnectionIn } from './google/end.ts'
import { say } from './messages.ts'

/**
 * A diary's address and a connection to Google that were made since then may be a stranger's, who
 * would read on by them without signing in (docs/decisions/0342). Older ones stay.
 */
export async function endMadeSince(
  trx: Db,
  { userId, since }: { userId: string; since: Date },
  deps: Pick<Deps, 'jobs'>,
): Promise<((lang: Lang) => string) | null> {
  const feed = await trx
    .deleteFrom('calendar_feed')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('user_id')
    .executeTakeFirst()
  const google = await trx
    .selectFrom('google_calendar')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('connected_at', '>=', since)
    .where('state', '!=', 'ending')
    .executeTakeFirst()
  if (google) {
    await endConnectionIn(trx, deps, userId)
    await dropGoogleCalendarEmail(trx, userId)
  }
  const key = feed && google ? 'deniedBoth' : feed ? 'deniedFeed' : google ? 'deniedGoogle' : null
  return key && ((lang) => say(lang, key))
}
