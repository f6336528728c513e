import { ServiceAway } from '../away.ts'

/** For whom an account is opened. */
export interface Payee {
  userId: string
  email: string
  /** The session that asks. */
  sessionId: string
}

/** Where the service's page leads when the person is done, or when its address no longer works. */
export interface Ways {
  returnUrl: string
  refreshUrl: string
}

/** Whether an account takes cards and is paid out. */
export type AccountStanding = 'pending' | 'active' | 'restricted'

/** What is held on a card: EUR cents, of which `fee` (with its VAT) is the site's. */
export interface CardSale {
  orderId: string
  number: string
  title: string
  /** The seller's account, on whose behalf it is charged. */
  account: string
  amount: number
  fee: number
  returnUrl: string
  backUrl: string
  language: string
  /** Until when the page is open, seconds since 1970; at least half an hour from now. */
  until: number
}

/** The service's page where a card is given. */
export interface CardPage {
  session: string
  url: string
}

/** A page as it stands; `intent` once a card was given. */
export interface CardPageState {
  state: 'open' | 'complete' | 'expired'
  intent: string | null
}

/** A payment as the service has it now. */
export interface CardPayment {
  intent: string
  livemode: boolean
  orderId: string | null
  account: string | null
  state: 'open' | 'held' | 'captured' | 'released'
  /** What was charged; 0 before. */
  captured: number
  charge: string | null
  /** Oldest first; those that failed are left out. */
  refunds: { id: string; amount: number }[]
  /** Refunds that the card's bank did not take. */
  failedRefunds: string[]
  /** What was taken back from the seller's account. */
  reversed: number
  /** What of the fee went back with them. */
  feeBack: number
  disputed: 'none' | 'open' | 'won' | 'lost'
}

/** What a page is opened for: a card to keep, and with `amount` an invoice that it pays there. */
export interface KeepSale {
  tryId: string
  /** Who the card is kept for at the service; null: nobody yet. */
  customer: string | null
  /** EUR cents; null: nothing is charged. */
  amount: number | null
  title: string
  returnUrl: string
  backUrl: string
  language: string
  /** Until when the page is open, seconds since 1970; at least half an hour from now. */
  until: number
}

/** A card that the service keeps. */
export interface KeptCard {
  customer: string
  method: string
  brand: string
  last4: string
  /** The last day of its month, YYYY-MM-DD. */
  expiresOn: string
}

/** A charge of a kept card, for one of our tries; EUR cents. */
export interface KeptSale {
  tryId: string
  customer: string
  method: string
  amount: number
  title: string
}

/** What was charged of a kept card, as the service has it now. */
export interface Charged {
  intent: string
  livemode: boolean
  tryId: string | null
  state: 'open' | 'paid' | 'failed'
  /** The word for why it failed. */
  failure: string | null
  amount: number
  charge: string | null
  /** Those that failed are left out. */
  refunds: { id: string; amount: number }[]
}

/** A payout as the service has it now. */
export interface PayoutState {
  id: string
  state: 'sent' | 'paid' | 'failed'
  amount: number
  /** YYYY-MM-DD. */
  arrivesOn: string
  failure: string | null
}

/** What is known of a payout whose answer was lost. */
export interface AskedPayout {
  key: string
  amount: number
  since: Date
}

/**
 * A line of the service's own account: what moved, of which object (none: ''), and what the service
 * kept of it. `isCard`: a charge, a refund, or a refund that came again; others only cost.
 */
export interface Moved {
  id: string
  type: string
  /** The charge, refund or payout. */
  source: string
  amount: number
  cost: number
  isCard: boolean
  created: Date
}

/** A message of the service. */
export interface PaymentsEvent {
  id: string
  account: string | null
  livemode: boolean
  type: string
  /** The object it is about, and the payment that it belongs to. */
  object: string
  created: Date
}

/**
 * The service that takes cards and pays people out: it holds their accounts, and has pages of its
 * own where they fill them in and where cards are given. What moves money takes a `key`: asked again
 * under the same one it answers what it did.
 */
export interface PaymentsPort {
  /** Whether it moves real money. */
  livemode: boolean
  /**
   * Opens an account that is paid out only when asked, and answers its id. Asked twice in one
   * session within a day, it answers the same one; never one that another session opened, which may
   * have been a stranger's.
   */
  openAccount(payee: Payee): Promise<string>
  /** The address of the page for an account; works once, for some minutes. */
  accountPage(account: string, ways: Ways): Promise<string>
  /** How an account stands; sees to it that it is paid out only when asked. */
  account(account: string): Promise<AccountStanding>
  /** A page where a card is given, to be held and not charged. */
  open(sale: CardSale, key: string): Promise<CardPage>
  page(session: string): Promise<CardPageState>
  /** Closes a page. */
  expire(session: string, key: string): Promise<void>
  /** A payment, fetched anew. */
  payment(intent: string): Promise<CardPayment>
  /** The payment of a charge, refund or dispute; null for what belongs to none. */
  intentOf(object: string): Promise<string | null>
  /** Charges what is held. */
  capture(intent: string, key: string): Promise<void>
  /** Lets go of what is held. */
  release(intent: string, key: string): Promise<void>
  /** Gives back a part, with the same part of the fee, out of the seller's account. */
  refund(intent: string, amount: number, key: string): Promise<void>
  /** After a lost dispute: takes this much back from the seller's account, with the fee's part. */
  reverse(intent: string, amount: number, key: string): Promise<void>
  /** A page where a card is given to be kept, and an invoice paid with it. */
  keep(sale: KeepSale, key: string): Promise<CardPage>
  /** The same page as it stands, with the card that was given on it. */
  kept(session: string): Promise<CardPageState & { card: KeptCard | null }>
  /** Charges a kept card, nobody being there; its payment. PaymentsRefused with the bank's word. */
  charge(sale: KeptSale, key: string): Promise<string>
  /** The payment that was asked for by a try, among those of this customer since; null: none. */
  chargeAsked(customer: string, asked: { tryId: string; since: Date }): Promise<string | null>
  /** What was charged, fetched anew. */
  charged(intent: string): Promise<Charged>
  /** Gives back a part of what a kept card was charged. */
  giveBack(intent: string, amount: number, key: string): Promise<string>
  /** Forgets a card. */
  forget(method: string): Promise<void>
  /** What an account could be paid out now. */
  available(account: string): Promise<number>
  payOut(account: string, amount: number, key: string): Promise<PayoutState>
  payout(account: string, id: string): Promise<PayoutState>
  /** The payout that was asked for under a key, among those since; null: there is none. */
  payoutAsked(account: string, asked: AskedPayout): Promise<PayoutState | null>
  /** Lines that moved a card's money or cost something, oldest first, a page after another. */
  moved(since: Date): AsyncIterable<Moved>
}

/**
 * The service cannot be reached, or speaks of itself; `message` is for the log and says nothing of
 * the person.
 */
export class PaymentsFailure extends ServiceAway {
  /** It answered, and what it said is of that one call: another may go well. */
  readonly ofOne: boolean
  constructor(message: string, { ofOne = false } = {}) {
    super('payments', message)
    this.ofOne = ofOne
  }
}

/**
 * Tells in a round over many when each who asks next would meet the same, too: they are not asked for
 * one by one, a timeout each. Only from the second time: what the service never answers of one object
 * looks like that as well, and would hold up all behind it. For two of those, rounds go by chance.
 */
export function isPaymentsAway(): (fault: unknown) => boolean {
  let met = 0
  return (fault) => fault instanceof PaymentsFailure && !fault.ofOne && ++met > 1
}

/** The service refused what was asked, and would again. */
export class PaymentsRefused extends Error {
  /** Its word for why. */
  readonly code: string
  constructor(code: string) {
    super(`Stripe refused: ${code}`)
    this.code = code
  }
}
