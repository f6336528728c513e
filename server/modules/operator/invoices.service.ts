import type { Invoice } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { notAcceptable } from '../../contract/errors.ts'
import { payInvoice, toInvoice, wholeInvoice } from '../invoice/index.ts'
import { asOperator } from './act.ts'
import { say } from './messages.ts'

const OWN = { operator: true } as const

/** Notes that all that is open of an invoice came; 406 where nothing is. */
export const payOperatorInvoice = (id: string, reason: string, ctx: Ctx): Promise<Invoice> =>
  asOperator(ctx, { act: 'invoice.paid', reason }, async (trx) => {
    const row = await wholeInvoice(trx, OWN, id, ctx.lang)
    const paid = await payInvoice(trx, { id, now: ctx.deps.now() })
    if (!paid) return notAcceptable(say(ctx.lang, 'nothingOpen'))
    return { subject: row.full_number, answer: await toInvoice(trx, paid, OWN) }
  })
