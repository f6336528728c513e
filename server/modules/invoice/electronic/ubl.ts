import { branch, documentOf, leaf, type Attributes } from '../../../formats/xml.ts'
import type { InvoicePartyDoc } from '../../../db/tables/ledger.ts'
import { amountText } from '../../fiscal/index.ts'
import { say } from '../messages.ts'
import { isSpanish, isUnionVat } from '../party.ts'
import { untaxed } from '../record.ts'
import { partsOfAddress } from './address.ts'
import { countryOf } from './country.ts'
import type { Source } from './source.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

const b = (name: string, value: string | null | undefined, attributes?: Attributes): string =>
  leaf(`cbc:${name}`, value === '' ? null : value, attributes)

const a = (name: string, ...parts: string[]): string => branch(`cac:${name}`, parts)

const amount = (name: string, cents: number): string =>
  b(name, amountText(cents), { currencyID: 'EUR' })

/** How VAT is charged, by UNCL 5305: S at a rate, E exempt, O not subject. */
type Category = 'S' | 'E' | 'O'

type Line = Source['doc']['lines'][number]

const isFree = ({ exemption = '' }: Line): boolean => 'notSubject' in untaxed(exemption)

/** Not subject stands alone on an invoice (BR-O-11); beside anything else it counts as exempt. */
const isAllFree = (lines: Line[]): boolean =>
  lines.every((line) => line.vatPct === 0 && isFree(line))

const taxScheme = a('TaxScheme', b('ID', 'VAT'))

const categoryOf = (id: Category, pct: number): string =>
  b('ID', id) + (id === 'O' ? '' : b('Percent', String(pct)))

function party(doc: InvoicePartyDoc, isTaxed: boolean): string {
  const country = countryOf(doc)
  const parts = partsOfAddress(doc.address)
  const taxId = doc.taxId ?? ''
  const vatId = isUnionVat(taxId) ? taxId : isSpanish(taxId) && country === 'ES' && `ES${taxId}`
  return a(
    'Party',
    a(
      'PostalAddress',
      b('StreetName', parts?.street ?? doc.address),
      b('CityName', parts?.town),
      b('PostalZone', parts?.postCode),
      a('Country', b('IdentificationCode', country)),
    ),
    // What is not subject names nobody's VAT number (BR-O-02 to 04).
    isTaxed && vatId ? a('PartyTaxScheme', b('CompanyID', vatId), taxScheme) : '',
    a('PartyLegalEntity', b('RegistrationName', doc.name), b('CompanyID', doc.taxId)),
  )
}

/** Sums at each rate, and one of all that is not taxed, with each reason once (BR-E-01, BR-E-08). */
function subtotals({ doc }: Source, sign: number): string {
  const free = doc.lines.filter(({ vatPct }) => vatPct === 0)
  const reasons = [...new Set(free.map(({ exemption }) => exemption))].filter(Boolean).join('; ')
  const part = (base: number, vat: number, kind: string): string =>
    a(
      'TaxSubtotal',
      amount('TaxableAmount', sign * base),
      amount('TaxAmount', sign * vat),
      a('TaxCategory', kind, taxScheme),
    )
  return [
    ...doc.vat
      .filter(({ pct }) => pct > 0)
      .map(({ pct, base, vat }) => part(base, vat, categoryOf('S', pct))),
    free.length === 0
      ? ''
      : part(
          free.reduce((all, line) => all + line.amount, 0),
          0,
          categoryOf(isAllFree(doc.lines) ? 'O' : 'E', 0) + b('TaxExemptionReason', reasons),
        ),
  ].join('')
}

/** A line; its price is never below zero (BR-27), its quantity then is. */
const lineOf = (
  { text, quantity, price, amount: net, vatPct }: Line,
  at: number,
  { isCredit, sign, free }: { isCredit: boolean; sign: number; free: Category },
): string =>
  a(
    isCredit ? 'CreditNoteLine' : 'InvoiceLine',
    b('ID', String(at + 1)),
    b(
      isCredit ? 'CreditedQuantity' : 'InvoicedQuantity',
      String(sign * Math.sign(price || 1) * quantity),
      { unitCode: 'C62' },
    ),
    amount('LineExtensionAmount', sign * net),
    a(
      'Item',
      b('Name', text),
      a('ClassifiedTaxCategory', categoryOf(vatPct > 0 ? 'S' : free, vatPct), taxScheme),
    ),
    a('Price', amount('PriceAmount', Math.abs(price))),
  )

const notes = ({ cause, withheld, doc, language }: Source): string =>
  [
    cause,
    withheld === 0 ? null : say(language, 'electronic.withheld', { pct: String(doc.withheldPct) }),
  ]
    .map((note) => b('Note', note))
    .join('')

/**
 * An invoice by EN 16931 in UBL 2.1; one that gives back is a credit note, its amounts above zero.
 * IRPF that is withheld has no term there: it counts as paid, since the receiver pays it to the tax
 * agency in the issuer's name, and a note says so.
 */
export function ublOf(source: Source): string {
  const isCredit = source.total < 0
  const sign = isCredit ? -1 : 1
  const { doc, rectified, language } = source
  const isTaxed = !isAllFree(doc.lines)
  const free = isTaxed ? 'E' : 'O'
  const root = isCredit ? 'CreditNote' : 'Invoice'
  const code = isCredit ? '381' : rectified ? '384' : '380'
  const terms = source.due_on
    ? say(language, 'electronic.due', { day: source.due_on })
    : say(language, 'electronic.terms')
  return documentOf(
    branch(
      root,
      [
        b('CustomizationID', 'urn:cen.eu:en16931:2017'),
        b('ID', source.full_number),
        b('IssueDate', source.issued_on),
        isCredit ? '' : b('DueDate', source.due_on),
        b(isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode', code),
        notes(source),
        b('DocumentCurrencyCode', 'EUR'),
        rectified
          ? a(
              'BillingReference',
              a(
                'InvoiceDocumentReference',
                b('ID', rectified.fullNumber),
                b('IssueDate', rectified.issuedOn),
              ),
            )
          : '',
        a('AccountingSupplierParty', party(source.issuer, isTaxed)),
        a('AccountingCustomerParty', party(source.receiver, isTaxed)),
        source.operation_on ? a('Delivery', b('ActualDeliveryDate', source.operation_on)) : '',
        doc.transfer
          ? a(
              'PaymentMeans',
              b('PaymentMeansCode', '58'),
              b('PaymentID', source.full_number),
              a('PayeeFinancialAccount', b('ID', doc.transfer.iban), b('Name', doc.transfer.name)),
            )
          : '',
        a('PaymentTerms', b('Note', terms)),
        a('TaxTotal', amount('TaxAmount', sign * source.vat), subtotals(source, sign)),
        a(
          'LegalMonetaryTotal',
          amount('LineExtensionAmount', sign * source.base),
          amount('TaxExclusiveAmount', sign * source.base),
          amount('TaxInclusiveAmount', sign * source.total),
          source.withheld === 0 ? '' : amount('PrepaidAmount', sign * source.withheld),
          amount('PayableAmount', sign * source.payable),
        ),
        ...doc.lines.map((line, at) => lineOf(line, at, { isCredit, sign, free })),
      ],
      {
        xmlns: `${UBL}:${root}-2`,
        'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
        'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
      },
    ),
  )
}
