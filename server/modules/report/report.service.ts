import type { Report, ReportAnswer, ReportList } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { conflict, fieldErrors, laterVersion, notFound } from '../../contract/errors.ts'
import { inTransaction } from '../../db/index.ts'
import { whyNoMail } from '../user/index.ts'
import { REPORT_MAIL, type ReportMail } from './mails.ts'
import type { Reader } from './report.policy.ts'
import { lockReport, reportsOf, saveReport, toReport } from './report.repository.ts'
import { say } from './messages.ts'

/** Reports about one home of the agency; none about another's. */
export async function listMine(propertyId: string, reader: Reader, ctx: Ctx): Promise<ReportList> {
  return { items: (await reportsOf(ctx.deps.db, propertyId, reader)).map(toReport) }
}

/** Answers once; whoever left an address gets the answer by mail. */
export async function answerMine(
  id: string,
  { answer, version }: ReportAnswer,
  reader: Reader,
  ctx: Ctx,
): Promise<Report> {
  const { db, jobs, now } = ctx.deps
  const text = answer.trim() || fieldErrors({ answer: say(ctx.lang, 'required') })
  return inTransaction(db, async (trx) => {
    const row = await lockReport(trx, id, reader)
    if (!row) return notFound(ctx.lang)
    const noMail =
      row.email === null
        ? null
        : await whyNoMail(trx, { agencyId: reader.agencyId, lang: ctx.lang })
    if (noMail !== null) fieldErrors({ answer: noMail })
    if (row.version !== version || row.state === 'answered')
      return conflict(toReport(row), say(ctx.lang, 'stale'))
    // Who reported hears one answer, whichever version wrote it.
    if (row.state !== 'open') laterVersion(ctx.lang)
    const saved = await saveReport(trx, id, {
      state: 'answered',
      answer: text,
      answered_at: now(),
      answered_by: reader.userId,
    })
    if (row.email !== null)
      await jobs.add(trx, REPORT_MAIL, { kind: 'answer', reportId: id } satisfies ReportMail)
    return toReport(saved)
  })
}
