import type {
  MarketCancellation,
  Order,
  OrderAct,
  OrderFile,
  OrderMessage,
  OrderParty,
  OrderSide,
} from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { getAgency } from '../../agency/index.ts'
import type { SellerRow } from '../../market/index.ts'
import { namesOf } from '../../user/index.ts'
import { guardOf, isStopped, isGiven, MOST_REDOS } from '../act/guards.ts'
import { halfReadActs, isHidden, payWhenOf, readsItem } from '../act/half-read.ts'
import { actsOf } from '../act/table.ts'
import { cancelPct } from '../act/terms.ts'
import { invoicesFor } from '../invoices/view.ts'
import { transferOf } from '../money/transfer.ts'
import { filesOf } from '../deliver/file.repository.ts'
import type { OrderRow } from '../order.repository.ts'
import { maySpend, type Sided } from '../order.policy.ts'
import { isWithinWindow, orderHome } from './home.ts'

const MOST_MESSAGES = 200
const MOST_EVENTS = 300

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** What a side may do now. */
async function openActs(db: Db, sided: Sided, isItemRead: boolean, now: Date): Promise<OrderAct[]> {
  const { order, seller, side, session } = sided
  const halfRead = await halfReadActs(db, sided, isItemRead)
  return actsOf(order.state, side).filter(
    (act) =>
      !isStopped(act, seller) &&
      guardOf(order, act, side, now) === null &&
      maySpend(session, act) &&
      !halfRead.includes(act),
  )
}

/** When it may be called off, and what goes back now; of terms that are not read, the least. */
function termsOf(
  { order, side }: Sided,
  isItemRead: boolean,
  now: Date,
): { cancellation: MarketCancellation; cancel: number } {
  const { cancellation = isItemRead ? 'flexible' : 'strict' } = order.item
  if (side === 'seller') return { cancellation, cancel: 100 }
  return { cancellation, cancel: isItemRead ? cancelPct(cancellation, order.starts_at, now) : 0 }
}

const filesFor = async (
  db: Db,
  order: OrderRow,
  side: OrderSide,
  isClosed: boolean,
): Promise<OrderFile[]> => {
  if (side === 'buyer' && !isGiven(order)) return []
  const hidden = side === 'buyer' && isClosed
  return (await filesOf(db, order.id)).map((file) => ({
    id: file.id,
    kind: file.kind,
    label: file.label,
    staged: file.staged,
    filename: file.filename,
    src: file.hash && !hidden ? `/media/${file.hash}` : null,
    size: file.size,
  }))
}

const sellerParty = ({ doc }: SellerRow): OrderParty => ({
  name: doc.displayName ?? '',
  phone: doc.phone ?? null,
  email: doc.email ?? null,
})

/** The agency as everybody finds it; whom to call for a home is said with the home. */
async function buyerParty(db: Db, order: OrderRow): Promise<OrderParty> {
  const agency = await getAgency(db, order.buyer_agency)
  return { name: agency?.tradeName ?? '', phone: null, email: null }
}

async function messagesFor(db: Db, id: string, side: OrderSide): Promise<OrderMessage[]> {
  const rows = await db
    .selectFrom('order_message')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST_MESSAGES)
    .execute()
  const names = await namesOf(
    db,
    rows.flatMap(({ by_user }) => by_user ?? []),
  )
  return rows.toReversed().map((row) => ({
    id: row.id,
    own: row.side === side,
    byName: (row.by_user && names.get(row.by_user)) ?? null,
    text: row.text,
    at: row.at.toISOString(),
  }))
}

async function eventsFor(db: Db, id: string): Promise<Order['events']> {
  const rows = await db
    .selectFrom('order_act')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .execute()
  const names = await namesOf(
    db,
    rows.flatMap(({ by_user }) => by_user ?? []),
  )
  return rows.toReversed().map((row) => ({
    act: row.act,
    side: row.side,
    byName: (row.by_user && names.get(row.by_user)) ?? null,
    at: row.at.toISOString(),
    text: row.text,
    startsAt: iso(row.starts_at),
  }))
}

async function reviewFor(db: Db, id: string): Promise<Order['review']> {
  const row = await db
    .selectFrom('order_review')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirst()
  return row
    ? { stars: row.stars, text: row.text, at: row.at.toISOString(), answer: row.answer }
    : null
}

/** An order as one of its sides has it. */
export async function toOrder(
  db: Db,
  deps: Pick<Deps, 'config' | 'now'>,
  sided: Sided,
): Promise<Order> {
  const { order, seller, side } = sided
  const now = deps.now()
  const isBuyer = side === 'buyer'
  const { item } = order
  const isItemRead = await readsItem(db, order)
  const hidden = isHidden(order, isItemRead)
  const terms = termsOf(sided, isItemRead, now)
  return {
    id: order.id,
    number: order.number,
    side,
    state: order.state,
    payment: order.payment,
    pay: order.pay,
    turn: isBuyer ? order.buyer_turn : order.seller_turn,
    acts: await openActs(db, sided, isItemRead, now),
    itemId: order.item_id,
    category: order.category,
    title: item.title ?? {},
    buyer: await buyerParty(db, order),
    seller: sellerParty(seller),
    home: await orderHome(db, order, side, now),
    sum: order.sum,
    fee: isBuyer ? null : order.fee,
    feeVat: isBuyer ? null : order.fee_vat,
    refundDue: order.paid_at === null ? 0 : Math.max(0, order.back - order.refunded),
    refunded: order.refunded,
    startsAt: iso(order.starts_at),
    endsAt: iso(order.ends_at),
    proposedAt: iso(order.proposed_at),
    proposedBy: order.proposed_by,
    dueAt: iso(order.due_at),
    quoteText: order.quote_text,
    notes: isBuyer || isWithinWindow(order, now) ? order.notes : null,
    cancellation: terms.cancellation,
    payWhen: payWhenOf(order, isItemRead),
    redosLeft: Math.max(0, MOST_REDOS - order.redos),
    delivery:
      order.delivery && (!isBuyer || (isGiven(order) && !hidden))
        ? { version: order.version, category: order.category, ...order.delivery }
        : null,
    files: await filesFor(db, order, side, hidden),
    hidden,
    messages: await messagesFor(db, order.id, side),
    events: await eventsFor(db, order.id),
    review: await reviewFor(db, order.id),
    transfer: isBuyer ? await transferOf(order, seller, deps) : null,
    percents: {
      buyer: order.buyer_pct,
      seller: order.seller_pct,
      cancel: terms.cancel,
    },
    invoices: await invoicesFor(db, order.id, side),
    createdAt: order.created_at.toISOString(),
    version: order.version,
  }
}
