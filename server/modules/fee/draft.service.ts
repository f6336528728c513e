import type { InvoiceDraft } from '../../../generated/model/index.ts'
import { laterVersion, notAcceptable, notFound } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { readsWhole } from '../../contract/stored/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { addDraft, letByHand } from '../invoice/index.ts'
import { FEE_ABOUT, lockFee, type FeeRow } from './fee.repository.ts'
import { isOperation } from './law.ts'
import { say } from './messages.ts'
import { payerOf } from './payers.ts'
import { splitOf } from './split.ts'

// What a fee's invoice was paid of, and that it is taken back, is said by hand.
letByHand(FEE_ABOUT)

/** VAT of agents' services on property that lies in Spain (art. 70.Uno.1 and 90 LIVA). */
const VAT_PCT = 21

type Side = 'owner' | 'buyer'

/**
 * What each side pays still, EUR cents: its share of the whole less what is invoiced to it. Null:
 * the side is not known, since an invoice does not say which it charges.
 */
function sidesOf({ doc, amount, ...row }: FeeRow): [Side | null, number][] {
  const left = amount - row.invoiced
  if (doc.payer !== 'both') return [[doc.payer, left]]
  if (row.invoiced_unsaid !== 0) return [[null, left]]
  const [share = 0] = splitOf(amount, [{ pct: doc.ownerPct ?? 50 }])?.parts ?? []
  // An invoice may say more or less than its draft did.
  const owner = Math.min(Math.max(share - row.invoiced_owner, 0), left)
  return [
    ['owner', owner],
    ['buyer', left - owner],
  ]
}

/**
 * Makes the drafts of a fee, one for each side that pays, of what is on no invoice yet; one of it all
 * to a name that is to be typed, where it is not known which side has paid what. Throws 406
 * where nothing is left or a draft is there already, 503 for a fee, a payer, or a deal's operation, of
 * which this version does not read all.
 */
export async function draftFee(work: Work, id: string): Promise<{ items: InvoiceDraft[] }> {
  const { trx, actor } = work
  const row = (await lockFee(trx, actor, id)) ?? notFound(actor.lang)
  // Who pays, how much and for what is not guessed.
  if (!isOperation(row.operation)) laterVersion(actor.lang)
  if (!(await readsWhole(trx, 'fee.doc', { id: row.id }))) laterVersion(actor.lang)
  if (row.drafted) notAcceptable(say(actor.lang, 'draftedAlready'))
  if (row.invoiced >= row.amount) notAcceptable(say(actor.lang, 'invoicedAlready'))
  const items: InvoiceDraft[] = []
  for (const [side, price] of sidesOf(row)) {
    if (price === 0) continue
    const { buyer, language } = await payerOf(work, row, side)
    const words = { ref: row.ref, title: row.title || row.ref }
    items.push(
      await addDraft(
        work,
        {
          kind: 'F1',
          language,
          buyer,
          operationOn: dayOf(row.closed_at),
          lines: [
            {
              text: say(language, row.operation === 'A' ? 'lineLet' : 'lineSale', words).slice(
                0,
                300,
              ),
              quantity: 1,
              price,
              vatPct: VAT_PCT,
            },
          ],
        },
        { kind: FEE_ABOUT, id: row.id, side, words: row.ref },
      ),
    )
  }
  return { items }
}
