import type { RentalPatch, RentalState } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { RENTAL_MAIL, type RentalMail } from '../mails.ts'
import { say } from '../messages.ts'
import type { FileRow } from '../rental.repository.ts'
import { dueKindOf, lastDay } from './deadlines.ts'
import { stepKind } from './transitions.ts'
import { addStep, beginDue, endDues, rejectedIn } from './way.repository.ts'

interface Move extends Pick<RentalPatch, 'reason' | 'words'> {
  to: RentalState
  /** Who moves it; null: a program. */
  by: string | null
}

/**
 * Holds a step to the table and to the words it needs, writes it down, ends the deadline of the
 * state before and begins that of the new one. Answers what of the file's row follows from it. The
 * applicant hears of it.
 */
export async function moveFile(
  trx: Db,
  row: Pick<FileRow, 'id' | 'state'>,
  { to, by, reason, words: said }: Move,
  ctx: Ctx,
): Promise<Pick<FileRow, 'state' | 'decided_at'>> {
  const { lang, deps } = ctx
  const words = said?.trim() || null
  const kind = stepKind(row.state, to, await rejectedIn(trx, row.id))
  if (kind === null)
    return notAcceptable(
      say(lang, 'noStep', { from: say(lang, `state_${row.state}`), to: say(lang, `state_${to}`) }),
    )
  const missing = {
    ...(kind === 'rejected' && !reason && { reason: say(lang, 'required') }),
    ...(kind !== 'on' &&
      !words && { words: say(lang, kind === 'back' ? 'wordsBack' : 'required') }),
  }
  if (Object.keys(missing).length > 0) return fieldErrors(missing)
  const at = deps.now()
  await addStep(trx, {
    file_id: row.id,
    from_state: row.state,
    to_state: to,
    reason: kind === 'rejected' ? (reason ?? null) : null,
    words,
    by_user: by,
    at,
  })
  await endDues(trx, { fileId: row.id, at })
  const due = dueKindOf(to)
  const dueOn = due && lastDay(due, dayOf(at))
  if (due && dueOn) await beginDue(trx, { fileId: row.id, kind: due, dueOn, at })
  await deps.jobs.add(trx, RENTAL_MAIL, {
    kind: 'state',
    fileId: row.id,
    state: to,
  } satisfies RentalMail)
  return { state: to, decided_at: to === 'rejected' ? at : null }
}
