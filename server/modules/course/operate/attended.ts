import { inTransaction, type Db } from '../../../db/index.ts'
import { knowsSeats, noteAttended } from '../date/acts.ts'
import { lockSession } from '../seat/seat.repository.ts'
import { noteAct, refused, type Needs, type Said } from './said.ts'

async function noteAttendance(trx: Db, id: string, email: string, now: Date): Promise<string[]> {
  const people = await trx
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .execute()
  const ids = people.map((person) => person.id)
  if (!(await knowsSeats(trx, id, ids)))
    return [`${email} stands there as only a later version knows.`]
  return (await noteAttended(trx, id, ids, now)) > 0 ? [] : [`${email} has no seat there.`]
}

/** Who came, by their e-mails; says whom it does not know. */
export const attended = ({ db, now }: Needs, id: string, emails: string[]): Promise<Said> =>
  inTransaction(db, async (trx): Promise<Said> => {
    const session = await lockSession(trx, id)
    if (!session || session.starts_at > now()) return refused('It has not begun.')
    const odd: string[] = []
    for (const email of emails) odd.push(...(await noteAttendance(trx, id, email, now())))
    const noted = emails.length - odd.length
    const subject = `${session.course_id} ${session.starts_at.toISOString()}`
    if (noted > 0) await noteAct(trx, 'attended', subject, now())
    return { lines: [...odd, `${noted} attended.`], code: odd.length > 0 ? 1 : 0 }
  })
