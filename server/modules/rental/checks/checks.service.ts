import type {
  Rental,
  RentalCheck,
  RentalCheckRule,
  RentalCheckSave,
} from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import { fieldErrors, notFound } from '../../../contract/errors.ts'
import { inTransaction } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { say } from '../messages.ts'
import { findDocument } from '../papers/papers.repository.ts'
import { findFile, saveFile } from '../rental.repository.ts'
import { shown } from '../view.ts'
import { dropCheck, putCheck } from './checks.repository.ts'
import { CHECKS } from './rules.ts'
import { checkList } from './view.ts'

/** Whether a file is complete: every check is met, or need not be. */
const isComplete = (checks: RentalCheck[]): boolean =>
  checks.every(({ outcome }) => outcome === 'met' || outcome === 'waived')

/** Writes down what came of a check; who is complete keeps the day on which they became so. */
export async function saveCheck(
  id: string,
  rule: RentalCheckRule,
  { outcome, documentId = null, note: text }: RentalCheckSave,
  ctx: Ctx,
): Promise<Rental> {
  const { deps, lang } = ctx
  const { userId } = requireSession(ctx)
  return inTransaction(deps.db, async (trx) => {
    const row = (await findFile(trx, id, requireSession(ctx), true)) ?? notFound(lang)
    const note = text?.trim() || null
    if (!CHECKS[row.side].includes(rule)) return fieldErrors({ rule: say(lang, 'noCheck') })
    if (outcome === 'waived' && note === null) return fieldErrors({ note: say(lang, 'waivedWhy') })
    if (documentId !== null && !(await findDocument(trx, id, documentId)))
      return fieldErrors({ documentId: say(lang, 'noDocument') })
    const at = deps.now()
    if (outcome === 'unknown' && note === null && documentId === null)
      await dropCheck(trx, id, rule)
    else
      await putCheck(trx, {
        file_id: id,
        rule,
        outcome,
        document_id: documentId,
        note,
        by_user: userId,
        at,
      })
    const whole = isComplete(await checkList(trx, row, lang))
    const saved = await saveFile(trx, id, {
      complete_on: whole ? (row.complete_on ?? dayOf(at)) : null,
      updated_at: at,
    })
    return shown(trx, saved, lang)
  })
}
