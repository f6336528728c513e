import type { CardDesk, CardTroubleInput } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import { isUuid } from '../../../db/id.ts'
import type { Db } from '../../../db/index.ts'
import { asOperator } from '../../operator/index.ts'
import { noteAnyAgain, notePayout, noteSettled } from '../by-hand.ts'
import { say } from '../messages.ts'
import { readCardDesk } from './read.ts'

/**
 * What each word is called in the list of acts, the differences it speaks of (patterns of SQL), and
 * what it does; false: it is not so.
 */
const ACTS = {
  again: {
    act: 'payment.again',
    of: ['refused %', 'plan refund %'],
    run: async (trx: Db, subject: string, now: Date) =>
      (await noteAnyAgain(trx, subject, now)).isDone,
  },
  settled: {
    act: 'payment.settled',
    of: ['refund failed', 'plan refund %'],
    run: noteSettled,
  },
  went: {
    act: 'payout.went',
    of: ['payout unknown'],
    run: (trx: Db, id: string, now: Date) => notePayout(trx, { id, went: true }, now),
  },
  never: {
    act: 'payout.never',
    of: ['payout unknown'],
    run: (trx: Db, id: string, now: Date) => notePayout(trx, { id, went: false }, now),
  },
} as const

/** Does what the operator says of a difference, which leaves the list; the next look has the word. */
export async function resolveCardTrouble(
  { subject, act, reason }: CardTroubleInput,
  ctx: Ctx,
): Promise<CardDesk> {
  const { act: name, of, run } = ACTS[act]
  await asOperator(ctx, { act: name, reason }, async (trx) => {
    const isPayout = act === 'went' || act === 'never'
    const isDone = (!isPayout || isUuid(subject)) && (await run(trx, subject, ctx.deps.now()))
    if (!isDone) return notAcceptable(say(ctx.lang, 'notSo'))
    await trx
      .deleteFrom('payment_difference')
      .where('subject', '=', subject)
      .where((eb) => eb.or(of.map((pattern) => eb('what', 'like', pattern))))
      .execute()
    return { subject, answer: null }
  })
  return readCardDesk(ctx)
}
