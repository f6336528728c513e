import { expect, test } from 'vitest'
import type { InvoiceDraftDoc } from '../../../db/tables/ledger.ts'
import { draftFaults } from './faults.ts'

const COMPANY = {
  name: 'Port Vell, S.L.',
  taxId: 'B57123457',
  address: 'Moll 3, 07012 Palma',
  series: 'PV',
  isPerson: false,
}
const PERSON = { ...COMPANY, name: 'Aina Ferragut', taxId: '12345678Z', isPerson: true }
const line = { text: 'Honorarios', quantity: 1, price: 100_000, vatPct: 21 as const }
const DRAFT: InvoiceDraftDoc = {
  buyer: { name: 'Catalina Oliver', taxId: '12345678Z', address: 'Lluna 12, Sóller' },
  kind: 'F1',
  language: 'es',
  lines: [line],
}
const business = { ...DRAFT.buyer, isBusiness: true }

test.each<[string, Partial<InvoiceDraftDoc>, typeof COMPANY, string[]]>([
  ['a whole one is issued', {}, COMPANY, []],
  ['no tax number', { buyer: { name: 'Catalina', address: 'x' } }, COMPANY, ['buyer.taxId taxId']],
  ['no address', { buyer: { name: 'C', taxId: '12345678Z' } }, COMPANY, ['buyer.address address']],
  [
    'a letter that does not fit',
    { buyer: { ...DRAFT.buyer, taxId: '12345678 A' } },
    COMPANY,
    ['buyer.taxId checkTaxId'],
  ],
  ['a foreign number', { buyer: { ...DRAFT.buyer, taxId: 'DE 136 695 976' } }, COMPANY, []],
  [
    'no VAT and no word why',
    { lines: [{ ...line, vatPct: 0 }] },
    COMPANY,
    ['lines.0.exemption exemption'],
  ],
  ['a blank line', { lines: [line, { ...line, text: ' ' }] }, COMPANY, ['lines.1.text text']],
  ['a simplified one above 400 €', { kind: 'F2' }, COMPANY, ['kind simplified']],
  [
    'a simplified one without a name behind it',
    { kind: 'F2', buyer: { name: 'x' }, lines: [{ ...line, price: 33_057 }] },
    COMPANY,
    [],
  ],
  [
    'IRPF of a company',
    { withheldPct: 15, buyer: business },
    COMPANY,
    ['withheldPct withheldCompany'],
  ],
  ['IRPF by a private person', { withheldPct: 15 }, PERSON, ['withheldPct withheldPerson']],
  ['IRPF of a person by a business', { withheldPct: 15, buyer: business }, PERSON, []],
  ['the series of rectifying ones', { series: 'r' }, COMPANY, ['series seriesR']],
  ['due before today', { dueOn: '2026-11-25' }, COMPANY, ['dueOn early']],
  ['due today', { dueOn: '2026-11-26' }, COMPANY, []],
  ['of an operation today', { operationOn: '2026-11-26' }, COMPANY, []],
  ['of one tomorrow', { operationOn: '2026-11-27' }, COMPANY, ['operationOn operation']],
  ['of one of twenty years ago', { operationOn: '2006-11-26' }, COMPANY, []],
  ['of one before that', { operationOn: '2006-11-25' }, COMPANY, ['operationOn operation']],
])('%s', (_what, part, issuer, faults) => {
  const found = draftFaults({ ...DRAFT, ...part }, issuer, '2026-11-26')
  expect(found.map((one) => one.join(' '))).toEqual(faults)
})
