import { createHash } from 'node:crypto'
import type { ReportInput, ReportReceipt } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notFound } from '../../contract/errors.ts'
import { addressKey } from '../../contract/rate-limit/rate-limit.ts'
import { recordEvent } from '../../db/event.ts'
import { inTransaction, withAdvisoryLock, uuidv7 } from '../../db/index.ts'
import { askedAbout } from '../listing/index.ts'
import { normalEmail } from '../user/index.ts'
import { REPORT_MAIL, type ReportMail } from './mails.ts'
import { countFake, flag, insertReport, twinOf } from './report.repository.ts'
import { say } from './messages.ts'

const HOUR = 3_600_000
/** Time to answer. */
const DEADLINE = 72 * HOUR
/** So many people within so many days, and the operator is told. */
const FAKE_PEOPLE = 3
const FAKE_WITHIN = 30 * 24 * HOUR

/** Facts are the agency's to mend; these are not. */
const ABUSE: ReadonlySet<string> = new Set(['fake', 'offensive'])

/** Tells people apart on one home, and says nothing of them elsewhere. */
const reporterOf = (propertyId: string, ip: string): string =>
  createHash('sha256')
    .update(`report ${propertyId} ${addressKey(ip)}`)
    .digest('base64url')

/**
 * Takes a report about a home on the market. The same said twice by the same person is one report.
 */
export async function receiveReport(body: ReportInput, ctx: Ctx): Promise<ReportReceipt> {
  const { db, jobs, config } = ctx.deps
  const listing = await askedAbout(db, body.propertyId)
  if (!listing) return notFound(ctx.lang)
  const message = say(ctx.lang, 'thanks')
  const reporter = reporterOf(listing.id, ctx.ip)
  const now = ctx.deps.now()
  const [id, dueAt, trap] = [
    uuidv7(),
    new Date(now.getTime() + DEADLINE),
    Boolean(body.website?.trim()),
  ]
  const forOperator = ABUSE.has(body.reason) && config.operatorEmail !== null
  const receipt = { id, message, answerBy: dueAt.toISOString() }
  return inTransaction(db, async (trx) => {
    await withAdvisoryLock(trx, `report ${reporter}`)
    const twin = await twinOf(trx, listing.id, reporter, body.reason)
    if (twin) return { id: twin.id, message, answerBy: twin.due_at.toISOString() }
    await insertReport(trx, {
      id,
      agency_id: listing.agency.id,
      property_id: listing.id,
      reason: body.reason,
      text: body.text?.trim() || null,
      email: body.email ? normalEmail(body.email) : null,
      language: body.language ?? ctx.lang,
      reporter,
      for_operator: forOperator,
      trap,
      due_at: dueAt,
      created_at: now,
      answer: null,
      answered_at: null,
      answered_by: null,
    })
    if (trap) return receipt
    const mail = (kind: ReportMail['kind'], runAt?: Date) =>
      jobs.add(
        trx,
        REPORT_MAIL,
        { kind, reportId: id } satisfies ReportMail,
        runAt ? { runAt } : {},
      )
    await recordEvent(trx, {
      kind: 'report.received',
      agencyId: listing.agency.id,
      subject: id,
      payload: { propertyId: listing.id, reason: body.reason },
    })
    await mail(forOperator ? 'operator' : 'agency')
    if (!forOperator) await mail('late', dueAt)
    if (body.reason !== 'fake') return receipt
    const people = await countFake(trx, listing.id, new Date(now.getTime() - FAKE_WITHIN))
    if (people >= FAKE_PEOPLE && (await flag(trx, listing.id, people, now))) await mail('flag')
    return receipt
  })
}
