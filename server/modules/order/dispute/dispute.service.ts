import type {
  Dispute,
  DisputeInput,
  DisputeOutcome,
  DisputePage,
  ListDisputesParams,
} from '../../../../generated/model/index.ts'
import type { FileReply } from '../../../contract/body/upload.ts'
import type { Ctx, Lang } from '../../../contract/context.ts'
import { cutPage, readCursor, type Cursor } from '../../../contract/cursor.ts'
import { conflict, notAcceptable, notFound } from '../../../contract/errors.ts'
import { sql, type Db } from '../../../db/index.ts'
import { sellerById } from '../../market/index.ts'
import { asOperator } from '../../operator/index.ts'
import { leadsTo } from '../act/table.ts'
import { fileReply } from '../deliver/file-reply.ts'
import { say } from '../messages.ts'
import { filesOf, findOrder } from '../order.repository.ts'
import { judge, outcomeOf } from './judge.ts'
import { DISPUTED, DISPUTED_FROM, toDispute, toDisputeRow, type Disputed } from './view.ts'

const LIST = 'listDisputes'
const PAGE = 24

type Place = Pick<Cursor, 'value' | 'id'>
/** When it is settled by us, as a cursor has it: one that was settled meanwhile has it no more. */
const DUE = sql`date_trunc('milliseconds', coalesce(o.due_at, o.updated_at))`

const SETTLED = {
  kind: 'id',
  fits: sql`exists (select from order_act j where j.order_id = o.id and j.act = 'judge')`,
  by: sql`o.id desc`,
  beyond: ({ id }: Place) => sql`and o.id < ${id}::uuid`,
  value: () => null,
} as const
const OPEN = {
  kind: 'time',
  fits: sql`o.state = 'disputed'`,
  by: sql`${DUE}, o.id`,
  beyond: ({ value, id }: Place) => sql`and (${DUE}, o.id) > (${value}::timestamptz, ${id}::uuid)`,
  value: ({ due_at: due, updated_at: at }: Disputed) => (due ?? at).toISOString(),
} as const
/** Open ones: the longest waiting first. Settled ones: the newest first. */
const which = (settled: boolean) => (settled ? SETTLED : OPEN)

/** Disputes, for the operator. */
export async function listDisputes(
  { settled = false, cursor: text, limit = PAGE }: ListDisputesParams,
  { deps: { db }, lang }: Ctx,
): Promise<DisputePage> {
  const { kind, fits, by, beyond, value } = which(settled)
  const cursor = readCursor(text, { list: LIST, kind }, lang)
  const { rows: found } = await sql<Disputed>`
    select ${DISPUTED} from market_order o ${DISPUTED_FROM}
    where ${fits} ${cursor ? beyond(cursor) : sql``}
    order by ${by} limit ${limit + 1}`.execute(db)
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from market_order o where ${fits}`.execute(db)
  const { rows, next } = cutPage(found, { list: LIST, cursor, limit, value })
  return { items: rows.map(toDisputeRow), next, total: counted[0]?.n ?? 0 }
}

/** An order that is or was disputed; 404 for any other. */
async function disputed(db: Db, id: string, lang: Lang): Promise<Disputed> {
  const { rows } = await sql<Disputed>`
    select ${DISPUTED} from market_order o ${DISPUTED_FROM}
    where o.id = ${id}::uuid
      and exists (select from order_act d where d.order_id = o.id and d.act = 'dispute')`.execute(
    db,
  )
  return rows[0] ?? notFound(lang)
}

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
    if (leadsTo('judge', order.state, 'operator') === null)
      notAcceptable(say(lang, 'notNow', { state: say(lang, `state.${order.state}`) }))
    const show = async () => toDispute(trx, await disputed(trx, id, lang))
    if (order.version !== version) conflict(await show(), say(lang, 'stale'))
    await judge(trx, { order, seller }, { percent, reason: reason.trim() }, deps.now())
    return { subject: order.number, answer: await show() }
  })
