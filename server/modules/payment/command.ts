import { inTransaction } from '../../db/index.ts'
import { isUuid } from '../../db/id.ts'
import { PaymentsFailure } from '../../ports/payments/index.ts'
import { CLI, recordAct } from '../operator/index.ts'
import { noteAnyAgain, settlePayout, settleRefund } from './by-hand.ts'
import { costsByMonth } from './costs.ts'
import { reconcile } from './reconcile.ts'
import { settle } from './settle.ts'
import type { PayDeps } from './room.ts'

interface Said {
  lines: string[]
  code: 0 | 1 | 2
}

const OFF: Said = { lines: ['No cards are taken here: STRIPE_SECRET_KEY is not set.'], code: 1 }

const euro = (cents: number): string => (cents / 100).toFixed(2)

/** Holds the books against the service now; exits with 1 where anything differs. */
async function runReconcile(args: string[], deps: PayDeps): Promise<Said> {
  if (!deps.payments) return OFF
  const days = args[0] === undefined ? undefined : Number(args[0])
  if (days !== undefined && !(Number.isInteger(days) && days > 0 && days <= 400))
    return { lines: ['payments reconcile [DAYS]'], code: 2 }
  try {
    const { found, faults } = await reconcile(deps, days)
    if (found.length + faults.length === 0) return { lines: ['Nothing differs.'], code: 0 }
    const differ = found.map(
      ({ subject, what, ours, theirs }) =>
        `${subject}: ${what}, ours ${euro(ours)}, theirs ${euro(theirs)}`,
    )
    const unheard = faults.map(
      ({ subject, fault }) =>
        `${subject}: could not be checked, ${fault instanceof Error ? fault.message : fault}`,
    )
    return { lines: [...differ, ...unheard], code: 1 }
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error
    return { lines: [error.message], code: 1 }
  }
}

/** Asks anew what the service refused, after its cause was mended. */
async function runAgain([number]: string[], deps: PayDeps): Promise<Said> {
  if (!number) return { lines: ['payments again ORDER|pi_…'], code: 2 }
  if (!deps.payments) return OFF
  const { isDone, orderId } = await inTransaction(deps.db, async (trx) => {
    const noted = await noteAnyAgain(trx, number, deps.now())
    const act = { act: 'payment.again', subject: number, reason: '' }
    if (noted.isDone) await recordAct(trx, act, { ...CLI, now: deps.now() })
    return noted
  })
  if (!isDone) return { lines: [`Nothing was refused for ${number}.`], code: 1 }
  if (orderId !== null) await settle(deps, orderId)
  return { lines: [`${number} was asked anew.`], code: 0 }
}

const SETTLED = 'payments settled REFUND REASON   (re_…: its bank sent it back, paid otherwise)'
const PAYOUT = 'payments payout ID went|never REASON   (of one that Stripe does not tell us of)'
/** A reason shorter than this tells nobody anything. */
const SHORTEST = 10

/** Takes a refund that the bank sent back off the list, once it was paid another way. */
async function runSettled([refund = '', ...words]: string[], deps: PayDeps): Promise<Said> {
  const reason = words.join(' ').trim()
  if (!refund || reason.length < SHORTEST) return { lines: [SETTLED], code: 2 }
  return (await settleRefund(deps, refund, reason))
    ? { lines: [`${refund} is settled.`], code: 0 }
    : { lines: [`No refund ${refund} was sent back that is not settled.`], code: 1 }
}

/** Says what became of a payout whose account has cut us off. */
async function runPayout([id = '', what, ...words]: string[], deps: PayDeps): Promise<Said> {
  const reason = words.join(' ').trim()
  if (!isUuid(id) || (what !== 'went' && what !== 'never') || reason.length < SHORTEST)
    return { lines: [PAYOUT], code: 2 }
  return (await settlePayout(deps, { id, went: what === 'went', reason }))
    ? { lines: [`${id}: ${what}.`], code: 0 }
    : { lines: [`No payout ${id} is open.`], code: 1 }
}

/** What cards brought, and what the service kept, by month. */
const runCosts = async (_args: string[], { db }: PayDeps): Promise<Said> => ({
  lines: (await costsByMonth(db)).map(
    ({ month, fee, cost }) => `${month}: fees ${euro(fee)}, Stripe kept ${euro(cost)}`,
  ),
  code: 0,
})

/** The operator's word on cards. */
export const commands = [
  {
    words: 'payments reconcile',
    usage: 'payments reconcile [DAYS]   (what books and service differ in)',
    run: runReconcile,
  },
  { words: 'payments again', usage: 'payments again ORDER|pi_…', run: runAgain },
  { words: 'payments settled', usage: SETTLED, run: runSettled },
  { words: 'payments payout', usage: PAYOUT, run: runPayout },
  { words: 'payments costs', usage: 'payments costs   (fees and what Stripe kept)', run: runCosts },
]
