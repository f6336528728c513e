import type { Deal, DealInput, DealPage, DealState } from '../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import type { Deps } from '../../contract/deps.ts'
import { fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import { recordEvent, uuidv7, withAdvisoryLock } from '../../db/index.ts'
import { introductionFor, linkDeal } from '../introduction/index.ts'
import { basisOf } from './basis.ts'
import { countsInstead } from './counting.ts'
import { countDeals, dealsOf, lockDeal, saveDeal, type OwnDeal } from './deal.repository.ts'
import { divide } from './money.ts'
import { say } from './messages.ts'
import { tellOther } from './news.ts'
import { sideOf, toDeals } from './view.ts'

const LIST = { list: 'listDeals', kind: 'id' } as const
const PAGE = 50

/** Deals of the agency, newest first. */
export async function listDeals(
  { db }: Pick<Deps, 'db'>,
  { agencyId, lang }: Actor,
  { state, cursor: text, limit = PAGE }: { state?: DealState; cursor?: string; limit?: number },
): Promise<DealPage> {
  const cursor = readCursor(text, LIST, lang)
  const found = await dealsOf(db, agencyId, { state: state ?? null, cursor, limit })
  const { rows, next } = cutPage(found, { list: LIST.list, cursor, limit })
  return {
    items: await toDeals(db, agencyId, rows),
    next,
    total: await countDeals(db, agencyId, state ?? null),
  }
}

/** What an act answers; throws 404 unless the agency is a party. */
export async function showDeal({ trx, actor }: Work, id: string): Promise<Deal> {
  const rows = await dealsOf(trx, actor.agencyId, { id })
  const [one] = await toDeals(trx, actor.agencyId, rows)
  return one ?? notFound(actor.lang)
}

/** Throws 406 where another deal of the same client at this home counts. */
export async function refuseTwin({ trx, actor }: Work, row: OwnDeal): Promise<void> {
  if ((await countsInstead(trx, [row])).size > 0) notAcceptable(say(actor.lang, 'sameClient'))
}

/**
 * Proposes what a deal divides, by the terms of the day of the introduction, or proposes it anew
 * with another price while it is not agreed.
 */
export async function createDeal(
  work: Work,
  { introductionId, closePrice }: DealInput,
): Promise<Deal> {
  const { trx, deps, actor } = work
  const { agencyId, userId, lang } = actor
  const asked = (await introductionFor(trx, agencyId, introductionId)) ?? notFound(lang)
  // One client has one deal at a home, however many introductions turn out to be of them.
  await withAdvisoryLock(trx, `deals of ${asked.agency_id} at ${asked.property_id}`)
  const { introduction: given, terms } = await basisOf(trx, actor, introductionId)
  const { fee, lister, seller } = divide(closePrice, terms)
  const now = deps.now()
  const isSeller = given.agency_id === agencyId
  const numbers = { close_price: closePrice, fee, lister_share: lister, seller_share: seller }
  const agreed = {
    lister_agreed_at: isSeller ? null : now,
    seller_agreed_at: isSeller ? now : null,
  }
  const id = given.deal_id ?? uuidv7()
  if (given.deal_id === null) {
    await trx
      .insertInto('deal')
      .values({
        id,
        introduction_id: given.id,
        lister_id: given.lister_id,
        agency_id: given.agency_id,
        agreement_id: given.agreement_id,
        terms_number: given.terms_number,
        commission_pct: terms.commissionPct,
        seller_pct: terms.sellerSplitPct,
        ...numbers,
        ...agreed,
        created_by: userId,
        changed_at: now,
        created_at: now,
      })
      .execute()
    await linkDeal(trx, given.id, id)
  } else await proposeAnew(work, id, { ...numbers, ...agreed })
  await recordEvent(trx, { kind: 'deal.proposed', agencyId, subject: id, payload: { closePrice } })
  await tellOther(work, id, 'newsProposed')
  return showDeal(work, id)
}

interface Proposed {
  close_price: number
  fee: number
  lister_share: number
  seller_share: number
  lister_agreed_at: Date | null
  seller_agreed_at: Date | null
}

/** Another price takes the place of what waits for an answer; an invoice of before counts no more. */
async function proposeAnew(work: Work, id: string, next: Proposed): Promise<void> {
  const { trx, deps, actor } = work
  const { agencyId, lang } = actor
  await lockDeal(trx, id)
  const row = (await dealsOf(trx, agencyId, { id }))[0] ?? notFound(lang)
  await refuseTwin(work, row)
  if (row.state === 'paid') notAcceptable(say(lang, 'paidAlready'))
  if (row.state !== 'proposed' && row.state !== 'disputed') notAcceptable(say(lang, 'past'))
  if (row.state === 'proposed' && row.close_price === next.close_price)
    fieldErrors({
      closePrice: say(lang, row[`${sideOf(row, agencyId)}_agreed_at`] ? 'sameOwn' : 'sameTheirs'),
    })
  const cleared = {
    state: 'proposed' as const,
    invoice_number: null,
    invoiced_at: null,
    dispute_agency: null,
    dispute_text: null,
    disputed_at: null,
  }
  await saveDeal(trx, id, { ...next, ...cleared }, deps.now())
}
