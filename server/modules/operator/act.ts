import type { OperatorActPage } from '../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { inTransaction, sql, uuidv7, type Db } from '../../db/index.ts'
import { jobQueue } from '../../jobs/queue.ts'
import { getUser } from '../user/index.ts'
import { say } from './messages.ts'

/** The job that mails an act on money. */
export const TOLD = 'operator.told'
const LIST = 'listOperatorActs'
const PAGE = 50
/** Characters that say why. */
const SHORTEST = 10

/** An act as it is noted: `act` is room and word (`invoice.paid`), `subject` what people look up. */
export interface Act {
  act: string
  subject: string
  reason: string
  /** It moves money: the other operators are mailed. */
  isMoney?: boolean
}

/** Notes an act; who: a person, or `cli` for the server's command line. */
export async function recordAct(
  trx: Db,
  { act, subject, reason, isMoney = false }: Act,
  who: { userId: string | null; email: string; now: Date },
): Promise<void> {
  const id = uuidv7()
  await trx
    .insertInto('operator_act')
    .values({
      id,
      at: who.now,
      act,
      user_id: who.userId,
      by_email: who.email,
      subject,
      reason,
    })
    .execute()
  if (isMoney) await jobQueue().add(trx, TOLD, { actId: id })
}

/** What an act of the operator is, and what it asks for. */
interface Asked {
  act: string
  reason: string
  /** It moves no money: nobody is mailed. */
  isPlain?: boolean
  /** It explains itself: no reason is asked. */
  isClear?: boolean
}

/**
 * An act of the operator, in one transaction, with a reason of ten characters (400 at `reason`); what
 * was done is noted. That one on money is asked for a proof is in the contract (`x-step-up`). `fn`
 * answers with the subject it was done to and what goes out.
 */
export async function asOperator<T>(
  ctx: Ctx,
  { act, reason, isPlain = false, isClear = false }: Asked,
  fn: (trx: Db) => Promise<{ subject: string; answer: T }>,
): Promise<T> {
  const { userId } = requireSession(ctx)
  const why = reason.trim()
  if (!isClear && why.length < SHORTEST) fieldErrors({ reason: say(ctx.lang, 'reason') })
  return inTransaction(ctx.deps.db, async (trx) => {
    const { subject, answer } = await fn(trx)
    const email = (await getUser(trx, userId))?.email ?? ''
    await recordAct(
      trx,
      { act, subject, reason: why, isMoney: !isPlain },
      { userId, email, now: ctx.deps.now() },
    )
    return answer
  })
}

/** What was done, newest first. */
export async function listActs(
  { cursor: text, limit = PAGE }: { cursor?: string; limit?: number },
  { deps, lang }: Ctx,
): Promise<OperatorActPage> {
  const cursor = readCursor(text, { list: LIST, kind: 'id' }, lang)
  let query = deps.db.selectFrom('operator_act').selectAll().orderBy('id', 'desc')
  if (cursor) query = query.where('id', '<', sql<string>`${cursor.id}::uuid`)
  const found = await query.limit(limit + 1).execute()
  const { rows, next } = cutPage(found, { list: LIST, cursor, limit })
  return {
    items: rows.map(({ id, at, act, by_email, subject, reason }) => ({
      id,
      at: at.toISOString(),
      act,
      by: by_email,
      subject,
      reason,
    })),
    next,
  }
}
