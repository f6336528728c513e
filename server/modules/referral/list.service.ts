import type { Referral, ReferralPage, ReferralState } from '../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../contract/context.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { notFound } from '../../contract/errors.ts'
import { inTransaction } from '../../db/index.ts'
import { readTopic } from '../notification/index.ts'
import { shown } from './draft/draft.service.ts'
import { readerOf, referrerOf } from './referral.policy.ts'
import { countRows, findFor, listRows } from './referral.repository.ts'
import { toReferrals } from './view.ts'

/** The list that cursors of this room belong to. */
const LIST = { list: 'listReferrals', kind: 'id' } as const

/** Referrals within the caller's rights, newest first. */
export async function listReferrals(
  {
    state,
    mine = false,
    cursor: text,
    limit = 24,
  }: { state?: ReferralState; mine?: boolean; cursor?: string; limit?: number },
  ctx: Ctx,
): Promise<ReferralPage> {
  const { db } = ctx.deps
  const reader = mine ? referrerOf(ctx) : readerOf(ctx)
  const cursor = readCursor(text, LIST, ctx.lang)
  const found = await listRows(db, reader, { state: state ?? null, cursor, limit })
  const { rows, next, previous } = cutPage(found, { list: LIST.list, cursor, limit })
  return {
    items: await toReferrals(db, ctx.deps, reader, rows),
    next,
    previous,
    total: await countRows(db, reader, state ?? null),
  }
}

/** One referral; opening it makes the news about it read. */
export async function getReferral(id: string, ctx: Ctx): Promise<Referral> {
  const { deps } = ctx
  const { row, reader } = (await findFor(deps.db, ctx, id)) ?? notFound(ctx.lang)
  const { userId } = requireSession(ctx)
  await inTransaction(deps.db, (trx) =>
    readTopic(trx, { userId, topic: `referral:${id}`, at: deps.now() }),
  )
  return shown(deps.db, row, ctx, reader)
}
