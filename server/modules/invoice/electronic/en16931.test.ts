import { describe, expect, it } from 'vitest'
import { brokenBy, elementsOf, RULES } from './en16931.fixture.ts'
import { SOURCES, sourceOf } from './source.fixture.ts'
import { ublOf } from './ubl.ts'

const PLAIN = ublOf(sourceOf())
const FREE = ublOf(SOURCES['not subject'] ?? sourceOf())
const MIXED = ublOf(SOURCES['at three rates, one exempt'] ?? sourceOf())
const CREDIT = ublOf(SOURCES['a credit'] ?? sourceOf())

const without = (xml: string, element: string): string =>
  xml.replace(new RegExp(`<(\\w+:${element})[ >].*?</\\1>`, 's'), '')
const vatId = '<cac:PartyTaxScheme><cbc:CompanyID>ESX</cbc:CompanyID></cac:PartyTaxScheme>'

/** How each rule is broken: one that nothing breaks would say nothing. */
const BROKEN: Record<string, string> = {
  'BR-01': without(PLAIN, 'CustomizationID'),
  'BR-02': without(PLAIN, 'ID'),
  'BR-03': without(PLAIN, 'IssueDate'),
  'BR-04': without(PLAIN, 'InvoiceTypeCode'),
  'BR-05': without(PLAIN, 'DocumentCurrencyCode'),
  'BR-06': without(PLAIN, 'RegistrationName'),
  'BR-07': without(PLAIN, 'AccountingCustomerParty'),
  'BR-09': without(PLAIN, 'IdentificationCode'),
  'BR-11': without(PLAIN, 'AccountingCustomerParty'),
  'BR-12': PLAIN.replace(/(<cac:LegalMonetaryTotal>)<cbc:LineExt.*?LineExtensionAmount>/, '$1'),
  'BR-13': without(PLAIN, 'TaxExclusiveAmount'),
  'BR-14': without(PLAIN, 'TaxInclusiveAmount'),
  'BR-15': without(PLAIN, 'PayableAmount'),
  'BR-16': without(PLAIN, 'InvoiceLine'),
  'BR-21': PLAIN.replace(/(<cac:InvoiceLine>)<cbc:ID>1<\/cbc:ID>/, '$1'),
  'BR-22': without(PLAIN, 'InvoicedQuantity'),
  'BR-24': PLAIN.replace(/(InvoicedQuantity>)<cbc:LineExt.*?LineExtensionAmount>/, '$1'),
  'BR-25': PLAIN.replace(/(<cac:Item>)<cbc:Name>.*?<\/cbc:Name>/, '$1'),
  'BR-27': PLAIN.replace(/(<cbc:PriceAmount[^>]*>)/, '$1-'),
  'BR-45': without(PLAIN, 'TaxableAmount'),
  'BR-46': PLAIN.replace(/(TaxableAmount>)<cbc:TaxAmount.*?TaxAmount>/, '$1'),
  'BR-47': PLAIN.replace(/(<cac:TaxCategory>)<cbc:ID>S<\/cbc:ID>/, '$1'),
  'BR-48': without(PLAIN, 'Percent'),
  'BR-50': without(PLAIN, 'PayeeFinancialAccount'),
  'BR-55': without(CREDIT, 'InvoiceDocumentReference').replace(
    '<cac:AccountingSupplierParty>',
    '<cac:BillingReference/><cac:AccountingSupplierParty>',
  ),
  'BR-CO-04': without(PLAIN, 'ClassifiedTaxCategory'),
  'BR-CO-10': PLAIN.replace(
    /(InvoicedQuantity><cbc:LineExtensionAmount[^>]*>)1620\.00/,
    '$11620.01',
  ),
  'BR-CO-13': PLAIN.replace(/(TaxExclusiveAmount[^>]*>)1620\.00/, '$11619.99'),
  'BR-CO-14': PLAIN.replace(/340\.20/, '340.21'),
  'BR-CO-15': PLAIN.replace(/(TaxInclusiveAmount[^>]*>)1960\.20/, '$11960.21'),
  'BR-CO-16': PLAIN.replace(/(PayableAmount[^>]*>)1960\.20/, '$11960.21'),
  'BR-CO-17': PLAIN.replaceAll('340.20', '340.21'),
  'BR-CO-18': without(PLAIN, 'TaxTotal'),
  'BR-CO-25': without(without(PLAIN, 'DueDate'), 'PaymentTerms'),
  'BR-CO-26': without(FREE, 'CompanyID'),
  'BR-S-02': without(PLAIN, 'PartyTaxScheme'),
  'BR-S-05': PLAIN.replace('<cbc:Percent>21<', '<cbc:Percent>0<'),
  'BR-S-08': PLAIN.replace(/(TaxableAmount[^>]*>)1620\.00/, '$11620.01'),
  'BR-E-01': MIXED.replace(
    /<cac:TaxSubtotal>(?:(?!<cac:TaxSubtotal>).)*<cbc:ID>E<.*?<\/cac:TaxSubtotal>/s,
    '$&$&',
  ),
  'BR-E-08': MIXED.replace(/510\.00/, '510.01'),
  'BR-E-10': without(MIXED, 'TaxExemptionReason'),
  'BR-O-02': FREE.replace('<cac:PartyLegalEntity>', `${vatId}<cac:PartyLegalEntity>`),
  'BR-O-05': FREE.replace('<cbc:ID>O</cbc:ID>', '<cbc:ID>O</cbc:ID><cbc:Percent>0</cbc:Percent>'),
  'BR-O-10': without(FREE, 'TaxExemptionReason'),
  'BR-O-11': FREE.replace(/<cac:TaxSubtotal>.*<\/cac:TaxSubtotal>/s, '$&$&'),
  'BR-DEC': PLAIN.replace('1960.20', '1960.201'),
}

describe('EN 16931', () => {
  it.each(Object.entries(SOURCES))('%s breaks none of its rules', (_name, source) => {
    expect(brokenBy(elementsOf(ublOf(source)))).toEqual([])
  })

  it.each(RULES.map(([id]) => id))('%s is missed where it is broken', (id) => {
    expect(brokenBy(elementsOf(BROKEN[id] ?? ''))).toContain(id)
  })

  it('a buyer’s country is what they said, whatever their number looks like', () => {
    const receiver = {
      name: 'A',
      taxId: 'P1',
      country: 'CH',
      address: 'Bahnhofstrasse 1, 8001 Zürich',
    }
    expect(ublOf(sourceOf({ receiver }))).toContain('<cbc:IdentificationCode>CH<')
  })
})
