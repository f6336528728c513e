import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { OPERATOR_MAIL, type LateMail } from './job-kinds.ts'
import { say } from './messages.ts'
import { tellAgency } from './news.ts'
import type { ReferralRow } from './referral.repository.ts'

const DAY = 86_400_000
/** An owner who said yes waits so long for a call before the agency is told. */
const CALL_DAYS = 3
/** Between two reminders of one referral. */
const AGAIN_DAYS = 7
/** What is due and unpaid so long is told to the site's operator. */
const OPERATOR_DAYS = 30

/** Reminds agencies of owners who wait for a call, and of what is due to somebody who is still there. */
export async function remindAgencies(deps: Deps): Promise<void> {
  const { db, now, jobs } = deps
  const at = now()
  const before = (days: number): Date => new Date(at.getTime() - days * DAY)
  const { rows } = await sql<ReferralRow>`select * from referral
    where ((state = 'confirmed' and owner_name is not null and answered_at <= ${before(CALL_DAYS)})
      or (state = 'due' and user_id is not null and due_at <= ${before(AGAIN_DAYS)}))
      and (reminded_at is null or reminded_at <= ${before(AGAIN_DAYS)})
    order by id limit 500`.execute(db)
  const late = rows.filter(
    ({ state, due_at }) => state === 'due' && due_at !== null && due_at <= before(OPERATOR_DAYS),
  )
  await inTransaction(db, async (trx) => {
    for (const row of rows) {
      await tellAgency(trx, deps, row, row.state === 'due' ? 'agencyDue' : 'agencyWaits')
      await trx.updateTable('referral').set({ reminded_at: at }).where('id', '=', row.id).execute()
    }
    if (late.length > 0)
      await jobs.add(trx, OPERATOR_MAIL, { numbers: late.map(({ number }) => number) })
  })
}

/** Tells the site's operator what is due and unpaid for long. */
export async function mailOperator({ numbers }: LateMail, { config, mail }: Deps): Promise<void> {
  if (config.operatorEmail === null) return
  await mail.send({
    to: config.operatorEmail,
    subject: say('es', 'operatorSubject', { site: config.siteName }),
    text: say('es', 'operatorText', { list: numbers.join(', ') }),
    once: true,
  })
}
