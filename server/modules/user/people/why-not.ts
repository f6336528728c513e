import type { Ctx } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { getAgency } from '../../agency/index.ts'
import { say } from '../messages.ts'
import { whyNotIn } from '../sso/comes-in.ts'
import type { UserRow } from '../user.repository.ts'

export interface Waiting {
  /** The row that waits in the agency. */
  invited: UserRow
  /** The account of the session. */
  me: UserRow
}

/** What has to happen before this account may join, in words; null when nothing has. */
export async function whyNot(
  { invited, me }: Waiting,
  db: Db,
  { lang }: Ctx,
): Promise<string | null> {
  if (me.agency_id === null)
    return me.role === 'USER' || me.role === 'REFERRED'
      ? whyNotIn(db, invited, me.email, lang)
      : say(lang, 'inviteGiven')
  if (me.agency_id === invited.agency_id) return say(lang, 'inviteHere')
  const [mine, theirs] = [
    await getAgency(db, me.agency_id),
    await getAgency(db, invited.agency_id ?? ''),
  ]
  return say(lang, me.role === 'ADMIN' ? 'inviteAdmin' : 'inviteStaff', {
    mine: mine?.tradeName ?? '',
    theirs: theirs?.tradeName ?? '',
  })
}
