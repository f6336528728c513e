import type { Deps } from '../../contract/deps.ts'
import type { Selectable } from 'kysely'
import type { Db, Tables } from '../../db/index.ts'
import type { PaymentRow } from './payment.repository.ts'

/** What cards stand on. */
export type PayDeps = Pick<Deps, 'db' | 'now' | 'payments' | 'jobs' | 'config'>

/** What should become of a payment. */
export interface Wanted {
  /** `open`: held while it is asked for; `captured`: charged; `released`: let go of. */
  state: 'open' | 'captured' | 'released'
  /** How much of it goes back, EUR cents. */
  back: number
  /** From when on the seller may have the rest; null: not yet. */
  payableAt: Date | null
}

/** The room whose orders are paid. */
export interface Room {
  wanted(trx: Db, payment: PaymentRow): Promise<Wanted>
  /** Told, in the same transaction, how the payment stands; `before` is how it stood. */
  changed(trx: Db, payment: PaymentRow, before: PaymentRow, now: Date): Promise<void>
}

let room: Room | null = null

/** The room that sells says what it wants, and is told what became of it. */
export function onCard(one: Room): void {
  room = one
}

/** Told, in the same transaction, that a payout went, arrived or came back. */
type OnPayout = (trx: Db, payout: Selectable<Tables['payout']>, now: Date) => Promise<void>
let tellPayout: OnPayout = async () => undefined

/** The room of sellers tells them of their payouts. */
export function onPayout(told: OnPayout): void {
  tellPayout = told
}

export const payoutChanged: OnPayout = (trx, payout, now) => tellPayout(trx, payout, now)

export function roomOfCards(): Room {
  if (!room) throw new Error('Nobody sells by card')
  return room
}
