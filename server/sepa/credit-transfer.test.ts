import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { creditTransfers, type CreditTransfers } from './credit-transfer.ts'

/** The schema of ISO 20022, as others check by it (foreign/README.md). */
const SCHEMA = readFileSync(join(import.meta.dirname, 'foreign/pain.001.001.09.xsd'), 'utf8')

async function faultsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'pain.xml', contents: xml }],
    schema: [SCHEMA],
    maxMemoryPages: 16_384,
  })
  return errors.map(({ message }) => message)
}

const FILE: CreditTransfers = {
  id: '0193a1f07c1e7a4e9b1c0a5d1f2e3c4b',
  at: new Date('2026-11-27T02:00:00Z'),
  on: '2026-11-30',
  debtor: { name: 'Portal Vell, S.L.', iban: 'ES9121000418450200051332' },
  credits: [
    {
      endToEndId: 'P26CON041187',
      amount: 8470,
      name: 'Endesa Energía, S.A.',
      iban: 'ES6000491500051234567892',
      text: 'P26CON041187',
    },
    {
      endToEndId: '//ÑU/2026//7/',
      amount: 100_000_005,
      name: `Müller & Söhne <GmbH> "Straße" ${'ä'.repeat(90)}`,
      iban: 'DE89370400440532013000',
      text: '] ]> & 🏠',
    },
  ],
}

it('holds by the schema of ISO 20022, whatever people are called', async () => {
  const xml = creditTransfers(FILE)
  expect(await faultsOf(xml)).toEqual([])
  expect(xml).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>1000084.75</CtrlSum>')
  expect(xml).toContain('<InstdAmt Ccy="EUR">84.70</InstdAmt>')
  expect(xml).toContain('<EndToEndId>NU/2026/7</EndToEndId>')
  expect(xml).toContain('<Nm>Muller + Sohne GmbH Strasse ')
  expect(xml.match(/<Nm>[^<]{71,}/)).toBeNull()
})

it('is refused by the schema where it is another: the schema looks', async () => {
  const xml = creditTransfers(FILE)
  expect(await faultsOf(xml.replace('>SLEV<', '>NEVER<'))).not.toEqual([])
  expect(await faultsOf(xml.replace('ES9121000418450200051332', 'no account'))).not.toEqual([])
})

it('is none where nothing is paid', () => {
  expect(() => creditTransfers({ ...FILE, credits: [] })).toThrow('nothing to pay')
  expect(() =>
    creditTransfers({ ...FILE, credits: FILE.credits.map((one) => ({ ...one, amount: 0 })) }),
  ).toThrow('nothing to pay')
})
