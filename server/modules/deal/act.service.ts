import type { Deal, DealDisputeInput, DealInvoice } from '../../../generated/model/index.ts'
import {
  conflict,
  fieldErrors,
  laterVersion,
  notAcceptable,
  notFound,
} from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { recordEvent } from '../../db/index.ts'
import { dealsOf, lockDeal, saveDeal, type OwnDeal } from './deal.repository.ts'
import { isKnown } from './counting.ts'
import { refuseTwin, showDeal } from './deal.service.ts'
import { say, type MessageKey } from './messages.ts'
import { tellOther } from './news.ts'
import { sideOf, waitsFor } from './view.ts'

/**
 * A deal the agency is a party of, alone in acting on it, as it was read: else 404 or 409; 503 where
 * it stands in a way that only a later version knows.
 */
async function meant(work: Work, id: string, version: number): Promise<OwnDeal> {
  const { trx, actor } = work
  await lockDeal(trx, id)
  const row = (await dealsOf(trx, actor.agencyId, { id }))[0] ?? notFound(actor.lang)
  if (!isKnown(row.state)) laterVersion(actor.lang)
  return row.version === version
    ? row
    : conflict(await showDeal(work, id), say(actor.lang, 'stale'))
}

/** Notes an act and tells the other side. */
async function done(work: Work, id: string, kind: string, key: MessageKey): Promise<Deal> {
  const { trx, actor } = work
  await recordEvent(trx, { kind: `deal.${kind}`, agencyId: actor.agencyId, subject: id })
  await tellOther(work, id, key)
  return showDeal(work, id)
}

/** The own side agrees; once both have, the deal goes on where it stood. */
export async function acceptDeal(work: Work, id: string, version: number): Promise<Deal> {
  const { trx, deps, actor } = work
  const row = await meant(work, id, version)
  await refuseTwin(work, row)
  const side = sideOf(row, actor.agencyId)
  if (!waitsFor(row, side)) notAcceptable(say(actor.lang, 'nothingToAgree'))
  const both = row[side === 'lister' ? 'seller_agreed_at' : 'lister_agreed_at'] !== null
  const now = deps.now()
  await saveDeal(
    trx,
    id,
    {
      [`${side}_agreed_at`]: now,
      ...(both && {
        state: row.invoiced_at ? 'invoiced' : 'agreed',
        dispute_agency: null,
        dispute_text: null,
        disputed_at: null,
      }),
    },
    now,
  )
  return done(work, id, both ? 'agreed' : 'accepted', 'newsAgreed')
}

/** Only who gets the money invoices it, and says that it came. */
function sellerIn(work: Work, row: OwnDeal, state: OwnDeal['state'], key: MessageKey): void {
  const { agencyId, lang } = work.actor
  if (sideOf(row, agencyId) !== 'seller') notAcceptable(say(lang, 'sellersPart'))
  if (row.state !== state) notAcceptable(say(lang, key))
}

/** Notes the invoice of the part of who brought the buyer. */
export async function invoiceDeal(work: Work, id: string, input: DealInvoice): Promise<Deal> {
  const { trx, deps, actor } = work
  const row = await meant(work, id, input.version)
  await refuseTwin(work, row)
  sellerIn(work, row, 'agreed', 'notAgreed')
  const number = input.number.trim() || fieldErrors({ number: say(actor.lang, 'required') })
  const now = deps.now()
  const changes = { state: 'invoiced' as const, invoice_number: number, invoiced_at: now }
  await saveDeal(trx, id, changes, now)
  return done(work, id, 'invoiced', 'newsInvoiced')
}

/** Confirms that the money came. */
export async function payDeal(work: Work, id: string, version: number): Promise<Deal> {
  const { trx, deps } = work
  const row = await meant(work, id, version)
  sellerIn(work, row, 'invoiced', 'notInvoiced')
  const now = deps.now()
  await saveDeal(trx, id, { state: 'paid', paid_at: now }, now)
  return done(work, id, 'paid', 'newsPaid')
}

/** Either side disputes it until it is paid; both have to agree anew. */
export async function disputeDeal(work: Work, id: string, input: DealDisputeInput): Promise<Deal> {
  const { trx, deps, actor } = work
  const row = await meant(work, id, input.version)
  const { agencyId, lang } = actor
  if (row.state === 'disputed') notAcceptable(say(lang, 'disputedAlready'))
  if (row.state === 'paid') notAcceptable(say(lang, 'paidAlready'))
  const text = input.text.trim() || fieldErrors({ text: say(lang, 'required') })
  const now = deps.now()
  await saveDeal(
    trx,
    id,
    {
      state: 'disputed',
      dispute_agency: agencyId,
      dispute_text: text,
      disputed_at: now,
      lister_agreed_at: null,
      seller_agreed_at: null,
    },
    now,
  )
  return done(work, id, 'disputed', 'newsDisputed')
}
