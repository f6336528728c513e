import { branch, documentOf, leaf } from '../../../formats/xml.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import type { InvoicePartyDoc } from '../../../db/tables/ledger.ts'
import type { Language } from '../../../../generated/model/index.ts'
import { amountText } from '../../fiscal/index.ts'
import { percentOf } from '../../../money.ts'
import { say } from '../messages.ts'
import { untaxed } from '../record.ts'
import { partsOfAddress, provinceOf } from './address.ts'
import { alpha3, countryOf, isUnion } from './country.ts'
import type { Source } from './source.ts'

const l = leaf
const box = (name: string, ...parts: string[]): string => branch(name, parts)
const money = (name: string, cents: number): string => l(name, amountText(cents))
const inAmount = (name: string, cents: number): string => box(name, money('TotalAmount', cents))

/** A number as Facturae has it: the series, and twenty signs of the number in it. */
function numbered(fullNumber: string): string {
  const at = fullNumber.lastIndexOf('-')
  return (
    l('InvoiceNumber', fullNumber.slice(at + 1)) +
    (at < 0 ? '' : l('InvoiceSeriesCode', fullNumber.slice(0, at)))
  )
}

function address(doc: InvoicePartyDoc, lang: Language): string {
  const country = countryOf(doc)
  const code = alpha3(country)
  const parts = partsOfAddress(doc.address)
  const province = parts && provinceOf(parts.postCode)
  if (!parts || code === null || (country === 'ES' && province === null))
    return notAcceptable(say(lang, 'electronic.address', { name: doc.name }))
  const street = l('Address', parts.street.slice(0, 80))
  if (country !== 'ES')
    return box(
      'OverseasAddress',
      street,
      l('PostCodeAndTown', `${parts.postCode} ${parts.town}`.slice(0, 50)),
      l('Province', parts.town.slice(0, 20)),
      l('CountryCode', code),
    )
  return box(
    'AddressInSpain',
    street,
    l('PostCode', parts.postCode),
    l('Town', parts.town.slice(0, 50)),
    l('Province', province),
    l('CountryCode', code),
  )
}

/** Numbers of persons: eight figures and a letter, or X, Y, Z, K, L, M before them. */
const PERSON = /^(?:\d{8}|[KLMXYZ]\d{7})[A-Z]$/

/** Name and surnames, which Facturae wants apart: the last two words, of two the last. */
function nameParts(name: string): string {
  const words = name.trim().split(/\s+/)
  const at = Math.max(1, words.length - 2)
  const [first = '-', second] = words.slice(at)
  return (
    l('Name', words.slice(0, at).join(' ').slice(0, 40)) +
    l('FirstSurname', first.slice(0, 40)) +
    l('SecondSurname', second?.slice(0, 40))
  )
}

function party(name: 'SellerParty' | 'BuyerParty', doc: InvoicePartyDoc, lang: Language): string {
  if (!doc.taxId) return notAcceptable(say(lang, 'electronic.taxId', { name: doc.name }))
  const country = countryOf(doc)
  const isPerson = country === 'ES' && PERSON.test(doc.taxId)
  const where = address(doc, lang)
  return box(
    name,
    box(
      'TaxIdentification',
      l('PersonTypeCode', isPerson ? 'F' : 'J'),
      l('ResidenceTypeCode', country === 'ES' ? 'R' : isUnion(country) ? 'U' : 'E'),
      l('TaxIdentificationNumber', doc.taxId),
    ),
    isPerson
      ? box('Individual', nameParts(doc.name), where)
      : box('LegalEntity', l('CorporateName', doc.name.slice(0, 80)), where),
  )
}

const LAST_DAY = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10)

/** Why it rectifies, by Facturae's own list, by differences. */
function corrective({ rectified, kind, cause }: Source): string {
  if (!rectified) return ''
  const isInsolvent = kind === 'R2'
  return box(
    'Corrective',
    numbered(rectified.fullNumber),
    l('ReasonCode', isInsolvent ? '85' : '16'),
    l(
      'ReasonDescription',
      isInsolvent
        ? 'Base imponible modificada cuotas repercutidas no satisfechas. Auto de declaración de concurso'
        : 'Base imponible',
    ),
    box(
      'TaxPeriod',
      l('StartDate', `${rectified.issuedOn.slice(0, 7)}-01`),
      l('EndDate', LAST_DAY(rectified.issuedOn.slice(0, 7))),
    ),
    l('CorrectionMethod', '02'),
    l('CorrectionMethodDescription', 'Rectificación por diferencias'),
    l('AdditionalReasonDescription', cause),
    l('InvoiceIssueDate', rectified.issuedOn),
  )
}

/** VAT (01) or IRPF (04) at a rate. */
const tax = (code: '01' | '04', pct: number, base: number, charged: number): string =>
  box(
    'Tax',
    l('TaxTypeCode', code),
    l('TaxRate', pct.toFixed(2)),
    inAmount('TaxableBase', base),
    inAmount('TaxAmount', charged),
  )

/** What is paid by transfer, and until when. */
function installments({ doc, due_on: dueOn, issued_on: issuedOn, payable }: Source): string {
  if (!doc.transfer || payable <= 0) return ''
  return box(
    'PaymentDetails',
    box(
      'Installment',
      l('InstallmentDueDate', dueOn ?? issuedOn),
      money('InstallmentAmount', payable),
      l('PaymentMeans', '04'),
      box('AccountToBeCredited', l('IBAN', doc.transfer.iban)),
    ),
  )
}

const lineOf = ({
  text,
  quantity,
  price,
  amount,
  vatPct,
  exemption,
}: Source['doc']['lines'][number]): string =>
  box(
    'InvoiceLine',
    l('ItemDescription', text),
    l('Quantity', quantity),
    money('UnitPriceWithoutTax', price),
    money('TotalCost', amount),
    money('GrossAmount', amount),
    box('TaxesOutputs', tax('01', vatPct, amount, percentOf(amount, vatPct))),
    vatPct === 0 && exemption
      ? box(
          'SpecialTaxableEvent',
          l('SpecialTaxableEventCode', 'notSubject' in untaxed(exemption) ? '02' : '01'),
          l('SpecialTaxableEventReason', exemption),
        )
      : '',
  )

const totals = ({ base, vat, withheld, payable }: Source): string =>
  box(
    'InvoiceTotals',
    money('TotalGrossAmount', base),
    money('TotalGrossAmountBeforeTaxes', base),
    money('TotalTaxOutputs', vat),
    money('TotalTaxesWithheld', withheld),
    money('InvoiceTotal', payable),
    money('TotalOutstandingAmount', payable),
    money('TotalExecutableAmount', payable),
  )

/**
 * An invoice as Facturae 3.2.2 (Orden HAP/1650/2015; format of facturae.gob.es), without a
 * signature (xades.ts adds it). Throws 406 in words where a party has no tax number, or no address
 * in parts.
 */
export function facturaeOf(source: Source, lang: Language): string {
  const { doc, issuer, receiver } = source
  const series = source.full_number
  const isSimplified = source.kind === 'F2' || source.kind === 'R5'
  return documentOf(
    branch(
      'fe:Facturae',
      [
        box(
          'FileHeader',
          l('SchemaVersion', '3.2.2'),
          l('Modality', 'I'),
          l('InvoiceIssuerType', 'EM'),
          box(
            'Batch',
            l('BatchIdentifier', `${issuer.taxId ?? ''}${series}`.slice(0, 70)),
            l('InvoicesCount', 1),
            inAmount('TotalInvoicesAmount', source.payable),
            inAmount('TotalOutstandingAmount', source.payable),
            inAmount('TotalExecutableAmount', source.payable),
            l('InvoiceCurrencyCode', 'EUR'),
          ),
        ),
        box('Parties', party('SellerParty', issuer, lang), party('BuyerParty', receiver, lang)),
        box(
          'Invoices',
          box(
            'Invoice',
            box(
              'InvoiceHeader',
              numbered(source.full_number),
              l('InvoiceDocumentType', isSimplified ? 'FA' : 'FC'),
              l('InvoiceClass', source.rectified ? 'OR' : 'OO'),
              corrective(source),
            ),
            box(
              'InvoiceIssueData',
              l('IssueDate', source.issued_on),
              l('OperationDate', source.operation_on),
              l('InvoiceCurrencyCode', 'EUR'),
              l('TaxCurrencyCode', 'EUR'),
              l('LanguageName', source.language),
            ),
            box('TaxesOutputs', ...doc.vat.map(({ pct, base, vat }) => tax('01', pct, base, vat))),
            source.withheld === 0
              ? ''
              : box('TaxesWithheld', tax('04', doc.withheldPct, source.base, source.withheld)),
            totals(source),
            box('Items', ...doc.lines.map(lineOf)),
            installments(source),
          ),
        ),
      ],
      { 'xmlns:fe': 'http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml' },
    ),
  )
}
