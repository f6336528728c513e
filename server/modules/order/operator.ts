import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { sellerById } from '../market/index.ts'
import { CLI, recordAct, type Command, type Said } from '../operator/index.ts'
import { leadsTo } from './act/table.ts'
import { judge } from './dispute/judge.ts'
import { findOrder } from './order.repository.ts'

/** A reason shorter than this tells nobody anything. */
const SHORTEST = 10

const no = (line: string): Said => ({ lines: [line], code: 1 })

/** The operator's word on orders. */
export const commands: Command[] = [
  { words: 'judge', usage: 'judge ORDER PERCENT REASON', run: judgeOrder },
]

/** Settles a dispute: so many per cent go back, for a reason that both sides read. */
async function judgeOrder(
  [number, pct, ...words]: string[],
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<Said> {
  const percent = Number(pct)
  const reason = words.join(' ').trim()
  if (!number || !/^\d{1,3}$/.test(pct ?? '') || percent > 100)
    return { lines: ['judge ORDER PERCENT REASON'], code: 2 }
  if (reason.length < SHORTEST)
    return { lines: [`Say why, in ${SHORTEST} letters or more: both sides read it`], code: 2 }
  return inTransaction(deps.db, async (trx): Promise<Said> => {
    const row = await trx
      .selectFrom('market_order')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirst()
    const order = row ? await findOrder(trx, row.id, true) : null
    const seller = order && (await sellerById(trx, order.seller_id))
    if (!order || !seller) return no(`No order ${number}`)
    if (leadsTo('judge', order.state, 'operator') === null)
      return no(`It is ${order.state}, not disputed`)
    const now = deps.now()
    const saved = await judge(trx, { order, seller }, { percent, reason }, now)
    await recordAct(
      trx,
      { act: 'order.judge', subject: number, reason, isMoney: true },
      { ...CLI, now },
    )
    return { lines: [`${number}: ${percent} % go back (${saved.back} cents)`], code: 0 }
  })
}
