import type { LocalizedLine } from './localizedLine.ts';
import type { MarketCancellation } from './marketCancellation.ts';
import type { MarketCategory } from './marketCategory.ts';
import type { MarketPayWhen } from './marketPayWhen.ts';
import type { MarketSum } from './marketSum.ts';
import type { OrderAct } from './orderAct.ts';
import type { OrderDelivery } from './orderDelivery.ts';
import type { OrderEvent } from './orderEvent.ts';
import type { OrderFile } from './orderFile.ts';
import type { OrderHome } from './orderHome.ts';
import type { OrderInvoice } from './orderInvoice.ts';
import type { OrderMessage } from './orderMessage.ts';
import type { OrderParty } from './orderParty.ts';
import type { OrderPayment } from './orderPayment.ts';
import type { OrderPercents } from './orderPercents.ts';
import type { OrderReview } from './orderReview.ts';
import type { OrderSide } from './orderSide.ts';
import type { OrderState } from './orderState.ts';
import type { OrderTransfer } from './orderTransfer.ts';
import type { Uuid } from './uuid.ts';

/**
 * An order as one of its sides has it.
 */
export interface Order {
  id: Uuid;
  number: string;
  side: OrderSide;
  state: OrderState;
  payment: OrderPayment;
  /** Whether it waits for my side. */
  turn: boolean;
  /** What I may do now. */
  acts: OrderAct[];
  itemId: Uuid;
  category: MarketCategory;
  title: LocalizedLine;
  buyer: OrderParty;
  seller: OrderParty;
  home: OrderHome | null;
  sum: MarketSum;
  /**
     * The site's fee, EUR cents without VAT, invoiced to the seller; null to the buyer.
     * @nullable
     */
  fee: number | null;
  /** @nullable */
  feeVat: number | null;
  /**
     * What the seller owes the buyer back, EUR cents.
     * @minimum 0
     */
  refundDue: number;
  /** @minimum 0 */
  refunded: number;
  /** @nullable */
  startsAt: string | null;
  /** @nullable */
  endsAt: string | null;
  /**
     * Another time that one side proposes.
     * @nullable
     */
  proposedAt: string | null;
  proposedBy: OrderSide | null;
  /**
     * When the state ends by itself.
     * @nullable
     */
  dueAt: string | null;
  /** @nullable */
  quoteText: string | null;
  /**
     * How to get in, what to mind; its seller reads it while they may know the address.
     * @nullable
     */
  notes: string | null;
  cancellation: MarketCancellation;
  payWhen: MarketPayWhen;
  /** @minimum 0 */
  redosLeft: number;
  /** What is delivered as data. */
  delivery: OrderDelivery | null;
  files: OrderFile[];
  /** Whether what is delivered waits for the payment. */
  hidden: boolean;
  messages: OrderMessage[];
  events: OrderEvent[];
  review: OrderReview | null;
  transfer: OrderTransfer | null;
  percents: OrderPercents;
  /** Oldest first; a buyer has the seller's alone. */
  invoices: OrderInvoice[];
  createdAt: string;
  /** @minimum 1 */
  version: number;
}
