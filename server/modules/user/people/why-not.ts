import type { Ctx } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import { daysLater, dayOf, writtenDay } from '../../../time/madrid.ts'
import { getAgency } from '../../agency/index.ts'
import { wayBackUntil } from '../account/email-move.ts'
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
  { lang, deps }: Pick<Ctx, 'lang' | 'deps'>,
): Promise<string | null> {
  if (me.agency_id === null) {
    if (me.role !== 'USER' && me.role !== 'REFERRED') return say(lang, 'inviteGiven')
    // The agency invited the mailbox that the account has, and no earlier one (docs/decisions/0422).
    const until = await wayBackUntil(db, me.id, deps.now())
    return until
      ? say(lang, 'inviteMoved', { day: writtenDay(daysLater(dayOf(until), 1)) })
      : whyNotIn(db, invited, me.email, lang)
  }
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
