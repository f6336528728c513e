import type {
  Fee,
  FeeInput,
  FeePage,
  FeePending,
  ListFeesParams,
} from '../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import {
  conflict,
  fieldErrors,
  laterVersion,
  notAcceptable,
  notFound,
} from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { keepStored, readsWhole } from '../../contract/stored/index.ts'
import { json, sql, uuidv7, type Db } from '../../db/index.ts'
import {
  dealsWithout,
  feesOf,
  feesToInvoice,
  findFee,
  lockDeal,
  lockFee,
  type DealRow,
  type FeeRow,
} from './fee.repository.ts'
import { isLetUnread, mayPay } from './law.ts'
import { say } from './messages.ts'
import { amountOf, sharesFor } from './shares.ts'
import { shownFee, toDeal, toFees } from './view.ts'

const LIST = { list: 'listFees', kind: 'id' } as const
const PAGE = 24
/** Deals and fees in what is to be invoiced. */
const MOST_PENDING = 100
/** How long a closed deal is asked for its fee, in milliseconds: two years. */
const ASKED_MS = 2 * 365 * 86_400_000

/** Fees within somebody's rights. */
export async function listFees(
  db: Db,
  actor: Actor,
  { offerId, cursor: text, limit = PAGE }: ListFeesParams,
): Promise<FeePage> {
  const cursor = readCursor(text, LIST, actor.lang)
  const found = await feesOf(db, actor, { offerId, before: cursor?.id, limit })
  const { rows, next } = cutPage(found, { ...LIST, cursor, limit })
  return { items: await toFees(db, rows, actor), next }
}

/** One fee; throws 404. */
export const readFee = async (db: Db, actor: Actor, id: string): Promise<Fee> =>
  shownFee(db, (await findFee(db, actor, id)) ?? notFound(actor.lang), actor)

/** Closed deals without a fee, and fees of which something is on no invoice. */
export async function pendingFees(db: Db, actor: Actor, now: Date): Promise<FeePending> {
  const { agencyId } = actor
  const since = new Date(now.getTime() - ASKED_MS)
  const deals = await dealsWithout(db, { agencyId, since, limit: MOST_PENDING })
  const fees = await feesToInvoice(db, agencyId, MOST_PENDING)
  return {
    deals: deals.map((row) => toDeal(row, actor)),
    fees: await toFees(db, fees, actor),
    toInvoice: fees.reduce((sum, { amount, invoiced }) => sum + amount - invoiced, 0),
  }
}

const docOf = ({ version: _version, ...doc }: FeeInput) => doc

/**
 * What is stored of a fee; throws 406 where the law does not let this side pay, 503 where it is unread
 * whether it does, 400 by field.
 */
async function checked({ trx, actor }: Work, input: FeeInput, deal: DealRow) {
  if (input.payer !== 'owner' && isLetUnread(deal)) laterVersion(actor.lang)
  if (!mayPay(input.payer, deal)) notAcceptable(say(actor.lang, 'tenantPays'))
  const amount = amountOf(input, deal.price, actor)
  return { amount, shares: await sharesFor(trx, { input, amount, actor }) }
}

async function writeShares(trx: Db, feeId: string, shares: Awaited<ReturnType<typeof sharesFor>>) {
  await trx.deleteFrom('fee_share').where('fee_id', '=', feeId).execute()
  await trx
    .insertInto('fee_share')
    .values(shares.map((share, position) => ({ ...share, fee_id: feeId, position })))
    .execute()
}

/** Says what a closed deal brings. */
export async function addFee(work: Work, offerId: string, input: FeeInput): Promise<Fee> {
  const { trx, deps, actor } = work
  const { agencyId, userId, lang } = actor
  const deal = (await lockDeal(trx, { agencyId, offerId })) ?? notFound(lang)
  if (!deal.closed) notAcceptable(say(lang, 'notClosed'))
  if ((await feesOf(trx, actor, { offerId, limit: 1 })).length > 0)
    notAcceptable(say(lang, 'thereIsOne'))
  const { amount, shares } = await checked(work, input, deal)
  const id = uuidv7()
  await trx
    .insertInto('fee')
    .values({
      id,
      agency_id: agencyId,
      offer_id: offerId,
      doc: json(docOf(input)),
      amount,
      created_by: userId,
      created_at: deps.now(),
      updated_at: deps.now(),
    })
    .execute()
  await writeShares(trx, id, shares)
  return readFee(trx, actor, id)
}

/** A fee that may still be changed, locked; throws 404, or 406 once it is on an invoice or draft. */
async function changeable({ trx, actor }: Work, id: string): Promise<FeeRow> {
  const row = (await lockFee(trx, actor, id)) ?? notFound(actor.lang)
  if (row.drafted || row.invoiced !== 0) notAcceptable(say(actor.lang, 'onInvoice'))
  return row
}

/** Changes a fee whole; throws 409 with what is stored where it was changed in between. */
export async function changeFee(work: Work, id: string, input: FeeInput): Promise<Fee> {
  const { trx, deps, actor } = work
  const row = await changeable(work, id)
  if (input.version === undefined) fieldErrors({ version: say(actor.lang, 'version') })
  if (input.version !== row.version)
    return conflict(await shownFee(trx, row, actor), say(actor.lang, 'stale'))
  // Its shares would be those of the parts that are read.
  if (!(await readsWhole(trx, 'fee.doc', { id }))) laterVersion(actor.lang)
  const { amount, shares } = await checked(work, input, row)
  await trx
    .updateTable('fee')
    .set({
      doc: json(await keepStored(trx, 'fee.doc', { id }, docOf(input))),
      amount,
      version: sql<number>`version + 1`,
      updated_at: deps.now(),
    })
    .where('id', '=', id)
    .execute()
  await writeShares(trx, id, shares)
  return readFee(trx, actor, id)
}

/** Takes a fee back. */
export async function dropFee(work: Work, id: string): Promise<void> {
  await changeable(work, id)
  await work.trx.deleteFrom('fee').where('id', '=', id).execute()
}
