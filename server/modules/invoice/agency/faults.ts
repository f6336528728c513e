import type { InvoiceIssuer } from '../../../../generated/model/index.ts'
import type { InvoiceDraftDoc } from '../../../db/tables/ledger.ts'
import { totalsOf } from '../../../money.ts'
import { normalTaxId } from '../../agency/index.ts'
import { gapsOf, type Gap } from '../complete.ts'
import { isUnionVat } from '../party.ts'
import { linesOf } from './draft.service.ts'

/** Series of what rectifies: nothing else is numbered in it (RD 1619/2012, art. 6.1.a). */
const RECTIFYING = 'R'
/** How Spanish numbers are written; one of another shape is a foreigner's own. */
const SPANISH = /^(?:\d{8}[A-Z]|[XYZKLM]\d{7}[A-Z]|[A-HJNP-SUVW]\d{7}[0-9A-J])$/

/** Whether a number is written as Spanish ones are. */
export const looksSpanish = (taxId: string): boolean => SPANISH.test(taxId)

export type Fault =
  | Gap
  | 'checkTaxId'
  | 'country'
  | 'withheldCompany'
  | 'withheldPerson'
  | 'seriesR'
  | 'early'
  | 'operation'

/** How long before today an operation may be (AEAT, validations 1.2.2: FechaOperacion). */
const YEARS_BACK = 20

const isOperationDay = (day: string | undefined, today: string): boolean =>
  day === undefined ||
  (day <= today && day >= `${Number(today.slice(0, 4)) - YEARS_BACK}${today.slice(4)}`)

/** A buyer's tax number as it is kept: without spaces, in capitals; null where it is empty. */
export const buyersTaxId = (typed: string | undefined): string | null =>
  typed?.toUpperCase().replace(/[\s.-]/g, '') || null

/**
 * Why a draft may not be issued, by its fields: what RD 1619/2012 (art. 4, 6 and 7) wants, IRPF
 * only from a natural person to a business (art. 75 and 95 RIRPF), numbers whose check fits, no day
 * of payment before today. Pure.
 */
export function draftFaults(
  doc: InvoiceDraftDoc,
  issuer: Pick<InvoiceIssuer, 'name' | 'taxId' | 'address' | 'isPerson' | 'series'>,
  today: string,
): [field: string, fault: Fault][] {
  const { buyer, kind, withheldPct = 0, dueOn } = doc
  const taxId = buyersTaxId(buyer.taxId)
  const lines = linesOf(doc)
  const { net, vat } = totalsOf(lines)
  const receiver = { name: buyer.name, taxId, address: buyer.address ?? '' }
  const gaps = gapsOf({
    kind,
    issuer,
    receiver,
    lines,
    total: net + vat,
    rectifies: null,
    cause: null,
  }).map(([field, gap]): [string, Fault] => [field.replace(/^receiver\./, 'buyer.'), gap])
  const more: [string, boolean, Fault][] = [
    [
      'buyer.taxId',
      taxId !== null && looksSpanish(taxId) && normalTaxId(taxId) === null,
      'checkTaxId',
    ],
    [
      'buyer.country',
      kind === 'F1' &&
        taxId !== null &&
        !looksSpanish(taxId) &&
        !isUnionVat(taxId) &&
        (buyer.country ?? 'ES') === 'ES',
      'country',
    ],
    ['withheldPct', withheldPct > 0 && !issuer.isPerson, 'withheldCompany'],
    [
      'withheldPct',
      withheldPct > 0 && issuer.isPerson && buyer.isBusiness !== true,
      'withheldPerson',
    ],
    ['series', (doc.series ?? issuer.series).toUpperCase() === RECTIFYING, 'seriesR'],
    ['dueOn', dueOn !== undefined && dueOn < today, 'early'],
    ['operationOn', !isOperationDay(doc.operationOn, today), 'operation'],
  ]
  return [
    ...gaps,
    ...more.filter(([, isWrong]) => isWrong).map(([at, , why]): [string, Fault] => [at, why]),
  ]
}
