import { SaxesParser } from 'saxes'

/** An element as it is asked about; names are of UBL, without their prefixes. */
export class Element {
  readonly children: Element[] = []
  text = ''
  readonly name: string
  constructor(name: string) {
    this.name = name
  }

  /** Those at the end of a path, `Party/PostalAddress`. */
  all(path: string): Element[] {
    return path
      .split('/')
      .reduce<Element[]>(
        (found, step) => found.flatMap((one) => one.children.filter(({ name }) => name === step)),
        [this],
      )
  }

  has(path: string): boolean {
    return this.all(path).some(({ text, children }) => text !== '' || children.length > 0)
  }

  said(path: string): string {
    return this.all(path)[0]?.text ?? ''
  }

  /** An amount in cents; not a number where there is none. */
  cents(path: string): number {
    return this.has(path) ? Math.round(Number(this.said(path)) * 100) : NaN
  }

  leaves(): Element[] {
    return this.children.length === 0 ? [this] : this.children.flatMap((one) => one.leaves())
  }
}

/** An XML as its elements. */
export function elementsOf(xml: string): Element {
  const parser = new SaxesParser()
  const open: Element[] = [new Element('')]
  parser.on('opentag', ({ name }) => {
    const one = new Element(name.replace(/^.*:/, ''))
    open.at(-1)?.children.push(one)
    open.push(one)
  })
  parser.on('text', (text) => void ((open.at(-1) ?? new Element('')).text += text.trim()))
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return open[0]?.children[0] ?? new Element('')
}

const lines = (doc: Element): Element[] => [...doc.all('InvoiceLine'), ...doc.all('CreditNoteLine')]
const sums = (doc: Element): Element => doc.all('LegalMonetaryTotal')[0] ?? new Element('')
const groups = (doc: Element): Element[] => doc.all('TaxTotal/TaxSubtotal')
const total = (of: Element[], path: string): number =>
  of.reduce((all, one) => all + one.cents(path), 0)
const kind = (one: Element): string => one.said('TaxCategory/ID')
const lineKind = (one: Element): string => one.said('Item/ClassifiedTaxCategory/ID')
const isAll = (of: Element[], path: string): boolean => of.every((one) => one.has(path))
const of = (doc: Element, id: string): Element[] => groups(doc).filter((one) => kind(one) === id)
const seller = 'AccountingSupplierParty/Party'
const buyer = 'AccountingCustomerParty/Party'
const vatIds = (doc: Element): boolean =>
  doc.has(`${seller}/PartyTaxScheme/CompanyID`) || doc.has(`${buyer}/PartyTaxScheme/CompanyID`)
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code)
const rateOf = (one: Element): number => Number(one.said('TaxCategory/Percent'))

/**
 * Business rules of EN 16931-1 (2017, 6.4 and annex A) that touch what is written here, in our own
 * words by their numbers. CEN's rules themselves are EUPL and run by hand (docs/decisions/0263).
 */
export const RULES: readonly [id: string, holds: (doc: Element) => boolean][] = [
  ['BR-01', (doc) => doc.said('CustomizationID') === 'urn:cen.eu:en16931:2017'],
  ['BR-02', (doc) => doc.has('ID')],
  ['BR-03', (doc) => /^\d{4}-\d{2}-\d{2}$/.test(doc.said('IssueDate'))],
  ['BR-04', (doc) => doc.has('InvoiceTypeCode') || doc.has('CreditNoteTypeCode')],
  ['BR-05', (doc) => doc.said('DocumentCurrencyCode') === 'EUR'],
  ['BR-06', (doc) => doc.has(`${seller}/PartyLegalEntity/RegistrationName`)],
  ['BR-07', (doc) => doc.has(`${buyer}/PartyLegalEntity/RegistrationName`)],
  ['BR-09', (doc) => isCountry(doc.said(`${seller}/PostalAddress/Country/IdentificationCode`))],
  ['BR-11', (doc) => isCountry(doc.said(`${buyer}/PostalAddress/Country/IdentificationCode`))],
  ['BR-12', (doc) => sums(doc).has('LineExtensionAmount')],
  ['BR-13', (doc) => sums(doc).has('TaxExclusiveAmount')],
  ['BR-14', (doc) => sums(doc).has('TaxInclusiveAmount')],
  ['BR-15', (doc) => sums(doc).has('PayableAmount')],
  ['BR-16', (doc) => lines(doc).length > 0],
  ['BR-21', (doc) => isAll(lines(doc), 'ID')],
  [
    'BR-22',
    (doc) => lines(doc).every((one) => one.children.some((part) => part.name.endsWith('Quantity'))),
  ],
  ['BR-24', (doc) => isAll(lines(doc), 'LineExtensionAmount')],
  ['BR-25', (doc) => isAll(lines(doc), 'Item/Name')],
  ['BR-27', (doc) => lines(doc).every((one) => one.cents('Price/PriceAmount') >= 0)],
  ['BR-45', (doc) => isAll(groups(doc), 'TaxableAmount')],
  ['BR-46', (doc) => isAll(groups(doc), 'TaxAmount')],
  ['BR-47', (doc) => isAll(groups(doc), 'TaxCategory/ID')],
  [
    'BR-48',
    (doc) => groups(doc).every((one) => kind(one) === 'O' || one.has('TaxCategory/Percent')),
  ],
  ['BR-50', (doc) => isAll(doc.all('PaymentMeans'), 'PayeeFinancialAccount/ID')],
  ['BR-55', (doc) => isAll(doc.all('BillingReference'), 'InvoiceDocumentReference/ID')],
  ['BR-CO-04', (doc) => isAll(lines(doc), 'Item/ClassifiedTaxCategory/ID')],
  [
    'BR-CO-10',
    (doc) => total(lines(doc), 'LineExtensionAmount') === sums(doc).cents('LineExtensionAmount'),
  ],
  [
    'BR-CO-13',
    (doc) => sums(doc).cents('LineExtensionAmount') === sums(doc).cents('TaxExclusiveAmount'),
  ],
  ['BR-CO-14', (doc) => total(groups(doc), 'TaxAmount') === doc.cents('TaxTotal/TaxAmount')],
  [
    'BR-CO-15',
    (doc) =>
      sums(doc).cents('TaxExclusiveAmount') + doc.cents('TaxTotal/TaxAmount') ===
      sums(doc).cents('TaxInclusiveAmount'),
  ],
  [
    'BR-CO-16',
    (doc) =>
      sums(doc).cents('TaxInclusiveAmount') - (sums(doc).cents('PrepaidAmount') || 0) ===
      sums(doc).cents('PayableAmount'),
  ],
  [
    'BR-CO-17',
    (doc) =>
      groups(doc).every(
        (one) =>
          Math.abs((one.cents('TaxableAmount') * rateOf(one)) / 100 - one.cents('TaxAmount')) <=
          0.5,
      ),
  ],
  ['BR-CO-18', (doc) => groups(doc).length > 0],
  [
    'BR-CO-25',
    (doc) =>
      sums(doc).cents('PayableAmount') <= 0 || doc.has('DueDate') || doc.has('PaymentTerms/Note'),
  ],
  ['BR-CO-26', (doc) => vatIds(doc) || doc.has(`${seller}/PartyLegalEntity/CompanyID`)],
  ['BR-S-02', (doc) => of(doc, 'S').length === 0 || doc.has(`${seller}/PartyTaxScheme/CompanyID`)],
  ['BR-S-05', (doc) => of(doc, 'S').every((one) => rateOf(one) > 0)],
  [
    'BR-S-08',
    (doc) =>
      of(doc, 'S').every((one) => {
        const mine = lines(doc).filter(
          (line) => Number(line.said('Item/ClassifiedTaxCategory/Percent')) === rateOf(one),
        )
        return total(mine, 'LineExtensionAmount') === one.cents('TaxableAmount')
      }),
  ],
  [
    'BR-E-08',
    (doc) =>
      of(doc, 'E').every(
        (one) =>
          total(
            lines(doc).filter((line) => lineKind(line) === 'E'),
            'LineExtensionAmount',
          ) === one.cents('TaxableAmount'),
      ),
  ],
  ['BR-E-01', (doc) => of(doc, 'E').length <= 1],
  ['BR-E-10', (doc) => isAll(of(doc, 'E'), 'TaxCategory/TaxExemptionReason')],
  ['BR-O-02', (doc) => of(doc, 'O').length === 0 || !vatIds(doc)],
  ['BR-O-05', (doc) => of(doc, 'O').every((one) => !one.has('TaxCategory/Percent'))],
  ['BR-O-10', (doc) => isAll(of(doc, 'O'), 'TaxCategory/TaxExemptionReason')],
  ['BR-O-11', (doc) => of(doc, 'O').length === 0 || groups(doc).length === 1],
  [
    'BR-DEC',
    (doc) =>
      doc
        .leaves()
        .every(({ name, text }) => !name.endsWith('Amount') || /^-?\d+(\.\d{1,2})?$/.test(text)),
  ],
]

/** Rules that a document breaks. */
export const brokenBy = (doc: Element): string[] =>
  RULES.filter(([, holds]) => !holds(doc)).map(([id]) => id)
