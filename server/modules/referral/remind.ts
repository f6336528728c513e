import type { Deps } from '../../contract/deps.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import { OPERATOR_MAIL, type LateMail } from './job-kinds.ts'
import { say } from './messages.ts'
import { tellAgency } from './news.ts'
import { before, DAY } from './clock.ts'
import { rowById, type ReferralRow } from './referral.repository.ts'

/** An owner who said yes waits so long for a call before the agency is told. */
const CALL_DAYS = 3
/** Between two reminders of one referral. */
const AGAIN_DAYS = 7
/** What is due and unpaid so long is told to the site's operator. */
const OPERATOR_DAYS = 30

/** What is noted for later than this, was noted while the clock ran ahead, and counts as long ago. */
const ahead = (now: Date): Date => new Date(now.getTime() + DAY)

/** What a referral waits for since too long; null: for nothing, or that was said lately. */
function waitsFor(row: ReferralRow, now: Date): 'agencyWaits' | 'agencyDue' | null {
  const isBefore = (at: Date | null, days: number): boolean =>
    at !== null && (at <= before(now, days) || at > ahead(now))
  if (row.reminded_at !== null && !isBefore(row.reminded_at, AGAIN_DAYS)) return null
  if (row.state === 'confirmed' && row.owner_name !== null && isBefore(row.answered_at, CALL_DAYS))
    return 'agencyWaits'
  return row.state === 'due' && row.user_id !== null && isBefore(row.due_at, AGAIN_DAYS)
    ? 'agencyDue'
    : null
}

/** Reminds agencies of owners who wait for a call, and of what is due to somebody still there. */
export async function remindAgencies(deps: Deps): Promise<void> {
  const { db, now, jobs } = deps
  const at = now()
  const isBefore = (column: string, days: number) =>
    sql<boolean>`(${sql.ref(column)} <= ${before(at, days)} or ${sql.ref(column)} > ${ahead(at)})`
  const { rows } = await sql<Pick<ReferralRow, 'id'>>`select id from referral
    where ((state = 'confirmed' and owner_name is not null
        and ${isBefore('answered_at', CALL_DAYS)})
      or (state = 'due' and user_id is not null and ${isBefore('due_at', AGAIN_DAYS)}))
      and (reminded_at is null or ${isBefore('reminded_at', AGAIN_DAYS)})
    order by random() limit 500`.execute(db)
  // Each in a transaction of its own: one that fails takes no other's reminder back.
  await eachOne(rows, ({ id }) =>
    inTransaction(db, async (trx) => {
      // As it stands by now: somebody may have called, and another process have reminded.
      const row = await rowById(trx, id, true)
      const waits = row && waitsFor(row, now())
      if (!row || !waits) return
      await tellAgency(trx, deps, row, waits)
      await trx.updateTable('referral').set({ reminded_at: now() }).where('id', '=', id).execute()
      if (waits === 'agencyDue' && row.due_at && row.due_at <= before(now(), OPERATOR_DAYS))
        await jobs.add(trx, OPERATOR_MAIL, { numbers: [row.number] })
    }),
  )
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
