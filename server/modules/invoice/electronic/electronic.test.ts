import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { describe, expect, it } from 'vitest'
import { partsOfAddress, provinceOf } from './address.ts'
import { facturaeOf } from './facturae.ts'
import { SOURCES, sourceOf } from './source.fixture.ts'
import { ublOf } from './ubl.ts'

const read = (file: string) => ({
  fileName: path.basename(file),
  contents: readFileSync(path.join(import.meta.dirname, file), 'utf8').replace(/^\ufeff/, ''),
})

describe('Facturae', () => {
  const shapes = Object.entries(SOURCES).filter(([name]) => name !== 'simplified')

  it('every shape holds by the ministry’s schema of 3.2.2', async () => {
    const { errors } = await validateXML({
      xml: shapes.map(([name, source]) => ({ fileName: name, contents: facturaeOf(source, 'es') })),
      schema: [read('schema/Facturaev3_2_2.xsd')],
      preload: [read('../../fiscal/schema/xmldsig-core-schema.xsd')],
      maxMemoryPages: 16_384,
    })
    expect(errors.map(({ message }) => message)).toEqual([])
  })

  it('says what is paid, IRPF apart, and which invoice it rectifies', () => {
    const withheld = facturaeOf(SOURCES['with withheld tax'] ?? sourceOf(), 'es')
    expect(withheld).toContain('<TotalTaxesWithheld>243.00</TotalTaxesWithheld>')
    expect(withheld).toContain('<InvoiceTotal>1717.20</InvoiceTotal>')
    const credit = facturaeOf(SOURCES['a credit'] ?? sourceOf(), 'es')
    expect(credit).toContain('<InvoiceClass>OR</InvoiceClass>')
    expect(credit).toContain('<InvoiceNumber>000136</InvoiceNumber>')
    expect(credit).toContain('<EndDate>2026-02-28</EndDate>')
  })

  it('gives no reason why nothing is charged where something is', () => {
    const [line] = sourceOf().doc.lines
    const exemption = 'Exenta, art. 20 LIVA'
    const source = sourceOf({}, { lines: line ? [{ ...line, exemption }] : [] })
    expect(facturaeOf(source, 'es')).not.toContain('SpecialTaxableEvent')
  })

  it.each([
    ['no tax number', { name: 'Cliente', taxId: null, address: 'Moll 3, 07012 Palma' }],
    ['an address without a post code', { name: 'Cliente', taxId: 'B07000003', address: 'Moll 3' }],
  ])('a receiver with %s: 406 in words', (_what, receiver) => {
    expect(() => facturaeOf(sourceOf({ receiver }), 'es')).toThrow(
      expect.objectContaining({ status: 406 }),
    )
  })
})

describe('UBL', () => {
  it('gives back as a credit note above zero, and names what is not taxed once', () => {
    const credit = ublOf(SOURCES['a credit'] ?? sourceOf())
    expect(credit).toContain('<CreditNote ')
    expect(credit).toContain('<cbc:PayableAmount currencyID="EUR">726.00</cbc:PayableAmount>')
    expect(credit).toContain('<cbc:ID>HONORARIOS-2026-000136</cbc:ID>')
    const mixed = ublOf(SOURCES['at three rates, one exempt'] ?? sourceOf())
    expect(mixed.match(/<cbc:TaxExemptionReason>/g)).toHaveLength(1)
    const free = ublOf(SOURCES['not subject'] ?? sourceOf())
    expect(free).not.toContain('PartyTaxScheme')
  })

  it('what people write is text', () => {
    expect(ublOf(sourceOf())).toContain('&lt;3 %&gt; &amp; gestión')
  })
})

it.each([
  ['Carrer de sa Lluna, 41, 07100 Sóller', ['Carrer de sa Lluna, 41', '07100', 'Sóller']],
  ['Moll 3\n07012 Palma', ['Moll 3', '07012', 'Palma']],
  ['Av. 07, 2.º B, 07001, Palma, España', ['Av. 07, 2.º B', '07001', 'Palma']],
  ['Storgatan 1, 11122 Stockholm', ['Storgatan 1', '11122', 'Stockholm']],
])('%s has its parts', (address, [street, postCode, town]) => {
  expect(partsOfAddress(address)).toEqual({ street, postCode, town })
})

it('provinces follow from post codes', () => {
  expect(['07100', '28001', '52001', '99999'].map(provinceOf)).toEqual([
    'Illes Balears',
    'Madrid',
    'Melilla',
    null,
  ])
})
