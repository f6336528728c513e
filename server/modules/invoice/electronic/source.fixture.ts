import { totalsOf } from '../../../money.ts'
import type { Source } from './source.ts'

const LINES: Source['doc']['lines'] = [
  {
    text: 'Honorarios de intermediación <3 %> & gestión',
    quantity: 1,
    price: 162_000,
    amount: 162_000,
    vatPct: 21,
  },
]

/** An invoice with these lines, summed as the room sums them. */
export function sourceOf(
  part: Partial<Source> = {},
  { lines = LINES, withheldPct = 0 }: { lines?: Source['doc']['lines']; withheldPct?: number } = {},
): Source {
  const { net, vatParts, vat, withheld, total } = totalsOf(lines, withheldPct)
  return {
    full_number: 'HONORARIOS-2026-000143',
    kind: 'F1',
    issued_on: '2026-11-20',
    operation_on: '2026-11-19',
    due_on: '2026-12-05',
    issuer: {
      name: 'Portal Vell, S.L.',
      taxId: 'B57000000',
      address: 'Carrer de sa Lluna, 41, 07100 Sóller',
    },
    receiver: {
      name: 'Margarita Mayol Cifre',
      taxId: '12345678Z',
      address: 'Carrer de la Victòria, 12, 07101 Biniaraix',
    },
    doc: {
      lines,
      vat: vatParts,
      withheldPct,
      transfer: { name: 'Portal Vell, S.L.', iban: 'ES9121000418450200051332' },
    },
    language: 'es',
    base: net,
    vat,
    withheld,
    total: net + vat,
    payable: total,
    cause: null,
    rectified: null,
    ...part,
  }
}

const line = (amount: number, vatPct: number, exemption?: string) => ({
  text: 'Concepto',
  quantity: amount < 0 ? 1 : 2,
  price: amount < 0 ? amount : amount / 2,
  amount,
  vatPct,
  ...(exemption && { exemption }),
})

const rectified = { fullNumber: 'HONORARIOS-2026-000136', issuedOn: '2026-02-11' }

/** Every shape that the room issues, by its name. */
export const SOURCES: Record<string, Source> = {
  plain: sourceOf(),
  'with withheld tax': sourceOf({}, { withheldPct: 15 }),
  'at three rates, one exempt': sourceOf(
    {},
    {
      lines: [
        line(10_001 * 2, 21),
        line(3_334, 10),
        line(50_000, 0, 'Exenta, art. 20.Uno.23.º LIVA'),
        line(1_000, 0, 'Exenta, art. 25 LIVA'),
      ],
    },
  ),
  'with a rebate': sourceOf({}, { lines: [line(100_000, 21), line(-10_000, 21)] }),
  'not subject': sourceOf({}, { lines: [line(80_000, 0, 'No sujeta, art. 69 LIVA')] }),
  'to a buyer in the Union': sourceOf({
    receiver: {
      name: 'Nord AB',
      taxId: 'SE556677889901',
      address: 'Storgatan 1, 11122 Stockholm',
    },
  }),
  'to a buyer outside it': sourceOf({
    receiver: {
      name: 'Anna Meier',
      taxId: 'X1234567',
      country: 'CH',
      address: 'Bahnhofstrasse 1, 8001 Zürich',
    },
  }),
  'a credit': sourceOf(
    {
      full_number: 'R-2026-000007',
      kind: 'R1',
      cause: 'La venta se deshace',
      due_on: null,
      rectified,
    },
    { lines: [{ ...line(-60_000, 21), text: 'Rectificación de la factura' }] },
  ),
  simplified: sourceOf(
    { kind: 'F2', receiver: { name: 'Cliente', taxId: null, address: '' } },
    { lines: [line(10_000, 21)] },
  ),
}
