import type { Generated } from 'kysely'
import type {
  MarketCategory,
  MarketSum,
  MediaLabel,
  OrderDelivery,
  OrderEventAct,
  OrderFileKind,
  OrderPay,
  OrderPayment,
  OrderSide,
  OrderState,
} from '../../../generated/model/index.ts'
import type { MarketDoc } from './market.ts'

/** What is delivered as data, without what the form adds. */
export type StoredDelivery = Omit<OrderDelivery, 'version' | 'category'>

/** Tables of the tag `order` (0286_order.sql); money in EUR cents. */
export interface OrderTables {
  market_order: {
    id: string
    number: string
    key: string
    buyer_agency: string
    buyer_user: string | null
    seller_id: string
    item_id: string
    property_id: string | null
    category: MarketCategory
    state: OrderState
    payment: Generated<OrderPayment>
    /** How it is paid. */
    pay: Generated<OrderPay>
    buyer_turn: Generated<boolean>
    seller_turn: Generated<boolean>
    /** The service as it was that day. */
    item: MarketDoc
    sum: MarketSum
    net: number | null
    vat: number | null
    retention: number | null
    total: number | null
    fee: number | null
    fee_vat: number | null
    /** What goes back to the buyer, or needs not be paid. */
    back: Generated<number>
    /** What the seller has sent back. */
    refunded: Generated<number>
    /** What the seller has asked to be given back to the card, whether it has gone or not. */
    promised: Generated<number>
    buyer_pct: Generated<number | null>
    seller_pct: Generated<number | null>
    options: string[]
    quantity: number
    starts_at: Date | null
    ends_at: Date | null
    proposed_at: Generated<Date | null>
    proposed_by: Generated<OrderSide | null>
    due_at: Date | null
    /** Reminders of the hour that were sent. */
    reminded: Generated<number>
    notes: string | null
    quote_text: Generated<string | null>
    redos: Generated<number>
    delivery: Generated<StoredDelivery | null>
    /** When the delivery was written into the home. */
    written_at: Generated<Date | null>
    event_id: Generated<string | null>
    paid_at: Generated<Date | null>
    ended_at: Generated<Date | null>
    /** Whether the site issues the seller's invoice: what they had said when they accepted. */
    site_invoices: Generated<boolean>
    /** When to look next whether an invoice is due; null: not. */
    invoice_at: Generated<Date | null>
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  order_act: {
    id: string
    order_id: string
    act: OrderEventAct
    side: 'buyer' | 'seller' | 'operator' | 'time'
    by_user: string | null
    text: string | null
    starts_at: Date | null
    /** Of the order that was acted on. */
    version: number
    at: Date
  }
  order_message: {
    id: string
    order_id: string
    client_id: string
    side: OrderSide
    by_user: string | null
    text: string
    at: Date
  }
  order_file: {
    id: string
    order_id: string
    position: number
    kind: OrderFileKind
    label: MediaLabel | null
    staged: boolean
    filename: string
    mime: string
    size: number
    hash: string | null
    file_key: string | null
    at: Date
  }
  order_review: {
    order_id: string
    item_id: string
    stars: number
    text: string | null
    by_user: string | null
    at: Date
    answer: Generated<string | null>
    answered_at: Generated<Date | null>
  }
  order_invoice: {
    order_id: string
    about: 'sale' | 'fee'
    invoice_id: string
    /** What of the order's total had gone back when the invoice was last put right, EUR cents. */
    back: Generated<number>
  }
}
