import type { MarketReportInput } from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { inTransaction, recordEvent } from '../../../db/index.ts'
import { say } from '../messages.ts'
import { visibleItem } from './catalogue.service.ts'

/** Tells the operator what is wrong with a service; a second word of a person replaces the first. */
export async function reportItem(id: string, body: MarketReportInput, ctx: Ctx): Promise<void> {
  const { userId, agencyId } = requireSession(ctx)
  const text = body.text.trim() || fieldErrors({ text: say(ctx.lang, 'required') })
  await visibleItem(ctx, id)
  await inTransaction(ctx.deps.db, async (trx) => {
    const at = ctx.deps.now()
    await trx
      .insertInto('market_report')
      .values({ item_id: id, user_id: userId, text, at })
      .onConflict((conflict) => conflict.columns(['item_id', 'user_id']).doUpdateSet({ text, at }))
      .execute()
    await recordEvent(trx, { kind: 'market.reported', agencyId, subject: id })
  })
}
