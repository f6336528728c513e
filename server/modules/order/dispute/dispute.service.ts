import type {
  Dispute,
  DisputeInput,
  DisputeOutcome,
  DisputePage,
  ListDisputesParams,
} from '../../../../generated/model/index.ts'
import type { FileReply } from '../../../contract/body/upload.ts'
import type { Ctx, Lang } from '../../../contract/context.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import { conflict, laterVersion, notAcceptable, notFound } from '../../../contract/errors.ts'
import type { Db } from '../../../db/index.ts'
import { sellerById } from '../../market/index.ts'
import { asOperator } from '../../operator/index.ts'
import { leadsTo } from '../act/table.ts'
import { fileReply } from '../deliver/file-reply.ts'
import { say } from '../messages.ts'
import { filesOf } from '../deliver/file.repository.ts'
import { KNOWN_STATES } from '../money/unread.ts'
import { findOrder } from '../order.repository.ts'
import { judge, outcomeOf } from './judge.ts'
import { disputedById, disputedRows, OPEN, SETTLED, type Disputed } from './dispute.repository.ts'
import { toDispute, toDisputeRow } from './view.ts'

const LIST = 'listDisputes'
const PAGE = 24

/** Disputes, for the operator. */
export async function listDisputes(
  { settled = false, cursor: text, limit = PAGE }: ListDisputesParams,
  { deps: { db }, lang }: Ctx,
): Promise<DisputePage> {
  const which = settled ? SETTLED : OPEN
  const cursor = readCursor(text, { list: LIST, kind: which.kind }, lang)
  const { rows: found, total } = await disputedRows(db, which, { after: cursor, limit })
  const { rows, next } = cutPage(found, { list: LIST, cursor, limit, value: which.value })
  return { items: rows.map(toDisputeRow), next, total }
}

/** An order that is or was disputed; 404 for any other. */
const disputed = async (db: Db, id: string, lang: Lang): Promise<Disputed> =>
  (await disputedById(db, id)) ?? notFound(lang)

/** One dispute. */
export const getDispute = async (id: string, { deps, lang }: Ctx): Promise<Dispute> =>
  toDispute(deps.db, await disputed(deps.db, id, lang))

/** What an outcome would do. */
export const previewDispute = async (
  id: string,
  percent: number,
  { deps, lang }: Ctx,
): Promise<DisputeOutcome> => outcomeOf(await disputed(deps.db, id, lang), percent)

/** The bytes of a file that was delivered. */
export async function readDisputeFile(id: string, fileId: string, ctx: Ctx): Promise<FileReply> {
  await disputed(ctx.deps.db, id, ctx.lang)
  const file = (await filesOf(ctx.deps.db, id)).find((one) => one.id === fileId)
  return file ? fileReply(file, ctx) : notFound(ctx.lang)
}

/** Settles it from the desk. */
export const resolveDispute = (
  id: string,
  { percent, reason, version }: DisputeInput,
  ctx: Ctx,
): Promise<Dispute> =>
  asOperator(ctx, { act: 'order.judge', reason }, async (trx) => {
    const { lang, deps } = ctx
    await disputed(trx, id, lang)
    const order = (await findOrder(trx, id, true)) ?? notFound(lang)
    const seller = (await sellerById(trx, order.seller_id)) ?? notFound(lang)
    if (!KNOWN_STATES.includes(order.state)) laterVersion(lang)
    if (leadsTo('judge', order.state, 'operator') === null)
      notAcceptable(say(lang, 'notNow', { state: say(lang, `state.${order.state}`) }))
    const show = async () => toDispute(trx, await disputed(trx, id, lang))
    if (order.version !== version) conflict(await show(), say(lang, 'stale'))
    await judge(trx, { order, seller }, { percent, reason: reason.trim() }, deps.now())
    return { subject: order.number, answer: await show() }
  })
