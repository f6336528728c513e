import type { Referral } from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import { notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { lockPerson, verifiedEmail } from '../../user/index.ts'
import { ownDraft, shown } from '../draft/draft.service.ts'
import { dropFiles } from '../forget.ts'
import { OWNER_MAIL } from '../job-kinds.ts'
import { say } from '../messages.ts'
import { noteState } from '../news.ts'
import { asksUntil } from '../owner/link.ts'
import { passesLine } from '../pay/year-line.ts'
import { referrerOf } from '../referral.policy.ts'
import {
  deleteRow,
  findRow,
  saveRow,
  WITHOUT_OWNER,
  type ReferralRow,
} from '../referral.repository.ts'
import { claimOwner, countMail, freeOwner } from './digest.ts'

/** Throws 406 where something is still missing; the draft stays as it is. */
async function checkReady(trx: Db, row: ReferralRow, ctx: Ctx): Promise<void> {
  const { deps, lang } = ctx
  const { userId } = requireSession(ctx)
  if (row.municipality_ine === null) notAcceptable(say(lang, 'needHome'))
  if (row.owner_email === null && row.proof_key === null) notAcceptable(say(lang, 'needProof'))
  if ((await verifiedEmail(trx, userId)) === null) notAcceptable(say(lang, 'proveMail'))
  const year = dayOf(deps.now()).slice(0, 4)
  if (await passesLine(trx, userId, year)) notAcceptable(say(lang, 'yearLine', { year }))
}

/** The owner is asked, unless somebody passed them on before; 406 where they were asked twice lately. */
export async function sendReferral(id: string, version: number, ctx: Ctx): Promise<Referral> {
  const { deps } = ctx
  const { userId } = requireSession(ctx)
  return inTransaction(deps.db, async (trx) => {
    await lockPerson(trx, userId)
    const row = await ownDraft(trx, id, version, ctx)
    await checkReady(trx, row, ctx)
    const now = deps.now()
    const isFirst = await claimOwner(trx, row, deps)
    const saved = await saveRow(
      trx,
      row,
      isFirst
        ? { state: 'sent', sent_at: now, asks_until: asksUntil(now) }
        : { state: 'duplicate', sent_at: now, ...WITHOUT_OWNER },
      { now, by: userId },
    )
    await noteState(trx, saved)
    if (!isFirst) await dropFiles(trx, deps, row)
    else if (row.owner_email !== null) {
      await countMail(trx, row.owner_email, ctx)
      await deps.jobs.add(trx, OWNER_MAIL, { referralId: id }, { key: id })
    }
    return shown(trx, saved, ctx)
  })
}

const OPEN: readonly string[] = ['draft', 'sent']

/** Takes a referral back that the owner has not answered: nothing of it is left. */
export async function deleteReferral(id: string, ctx: Ctx): Promise<void> {
  const { deps, lang } = ctx
  await inTransaction(deps.db, async (trx) => {
    const row = (await findRow(trx, referrerOf(ctx), id, true)) ?? notFound(lang)
    if (!OPEN.includes(row.state)) notAcceptable(say(lang, 'answered'))
    await freeOwner(trx, id)
    await dropFiles(trx, deps, row)
    await deleteRow(trx, id)
  })
}
