import type {
  ListMarketReviewsParams,
  MarketReview,
  MarketReviewInput,
  MarketReviewPage,
  MarketReviewState,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import { conflict, fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { sql, type Db } from '../../../db/index.ts'
import { asOperator } from '../../operator/index.ts'
import { sellerFacts } from '../catalogue/seller-facts.ts'
import { say, type MessageKey } from '../messages.ts'
import { findItem, type ItemRow } from '../publication/publication.repository.ts'
import { toPublications } from '../publication/view.ts'
import { sellerById } from '../seller/seller.repository.ts'
import { decide, reviewAct, subjectOf, type Standing } from './decide.ts'

/** By when they last changed: a cursor says it, since who was looked at has changed by the next page. */
const LIST = { list: 'listMarketReviews', kind: 'time' } as const
const PAGE = 24
const MOST_REPORTS = 100
/** A reason shorter than this tells the seller nothing. */
const SHORTEST = 10

const REPORTED = sql`and exists (select from market_report r where r.item_id = i.id)`

/** A publication as the operator looks at it. */
async function toReview(db: Db, row: ItemRow): Promise<MarketReview> {
  const seller = await sellerById(db, row.seller_id)
  const [publication] = await toPublications(db, [row], seller)
  if (!publication || !seller) throw new Error('A publication has a seller')
  const reports = await db
    .selectFrom('market_report')
    .select(['text', 'at'])
    .where('item_id', '=', row.id)
    .orderBy('at', 'desc')
    .limit(MOST_REPORTS)
    .execute()
  return {
    publication,
    sellerName: seller.doc.displayName ?? '',
    sellerFacts: sellerFacts(seller),
    strikes: seller.strikes,
    isSuspended: seller.suspended_at !== null,
    reports: reports.map(({ text, at }) => ({ text, at: at.toISOString() })),
  }
}

/** As a cursor has it, in milliseconds. */
const CHANGED = sql`date_trunc('milliseconds', i.updated_at)`

/** Those that wait have waited longest at the top; the others are found by their last change. */
const orderOf = (state: MarketReviewState) =>
  state === 'review'
    ? { by: sql`${CHANGED}, i.id`, beyond: sql`>` }
    : { by: sql`${CHANGED} desc, i.id desc`, beyond: sql`<` }

/** Publications in a state, for the operator. */
export async function listReviews(
  { state = 'review', reported = false, cursor: text, limit = PAGE }: ListMarketReviewsParams,
  { deps: { db }, lang }: Ctx,
): Promise<MarketReviewPage> {
  const cursor = readCursor(text, LIST, lang)
  const { by, beyond } = orderOf(state)
  const after = cursor
    ? sql`and (${CHANGED}, i.id) ${beyond} (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
    : sql``
  const fits = sql`i.state = ${state} ${reported ? REPORTED : sql``}`
  const { rows: found } = await sql<ItemRow>`
    select i.* from market_item i where ${fits} ${after}
    order by ${by} limit ${limit + 1}`.execute(db)
  const { rows, next } = cutPage(found, {
    list: LIST.list,
    cursor,
    limit,
    value: ({ updated_at: at }) => at.toISOString(),
  })
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from market_item i where ${fits}`.execute(db)
  const items: MarketReview[] = []
  for (const row of rows) items.push(await toReview(db, row))
  return { items, next, total: counted[0]?.n ?? 0 }
}

const NOTHING_TO: Partial<Record<Standing, MessageKey>> = {
  suspended: 'isSuspended',
  selling: 'notSuspended',
  unread: 'isUnread',
}

/** The operator's word from the desk. */
export function reviewPublication(
  id: string,
  { act, reason = '', version }: MarketReviewInput,
  ctx: Ctx,
): Promise<MarketReview> {
  const { lang, deps } = ctx
  const why = reason.trim()
  const isTold = act === 'reject' || act === 'suspend'
  if (isTold && why.length < SHORTEST) fieldErrors({ reason: say(lang, 'reason') })
  const asked = { act: reviewAct(act), reason: why, isPlain: true, isClear: true }
  return asOperator(ctx, asked, async (trx) => {
    const before = await findItem(trx, id, true)
    if (!before || before.state === 'draft') return notFound(lang)
    if (before.version !== version) conflict(await toReview(trx, before), say(lang, 'stale'))
    const done = await decide(trx, { id, act, reason: why }, deps.now())
    if (done === null) return notFound(lang)
    if ('not' in done) return notAcceptable(say(lang, NOTHING_TO[done.not] ?? 'notInReview'))
    return { subject: subjectOf(done), answer: await toReview(trx, done) }
  })
}
