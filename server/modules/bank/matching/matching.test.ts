import { describe, expect, it } from 'vitest'
import { proposalOf, type Candidate, type Entry } from './certainty.ts'
import { folded, nameIn, writtenAs } from './in-text.ts'
import { certain, proposalsFor } from './propose.ts'

const entry = (part: Partial<Entry> = {}): Entry => ({
  id: 'e',
  bookedOn: '2026-11-20',
  left: 1_125_300,
  words: 'NORD PROPERTIES SL FRA PV-2026/0142',
  iban: null,
  refused: [],
  ...part,
})
const invoice = ({ number = 'PV-2026-000142', ...part }: Partial<Candidate> = {}): Candidate => ({
  kind: 'invoice',
  recordId: 'i',
  number,
  written: writtenAs(number),
  name: 'Nord Properties, S.L.',
  issuedOn: '2026-11-18',
  open: 1_125_300,
  partyKey: 'B07000003',
  iban: null,
  paymentId: null,
  ...part,
})
const NONE = new Map()
const NORD = 'DE89370400440532013000'
const KNOWN = new Map([['B07000003', new Set([NORD])]])

describe('a number in a text', () => {
  const numberIn = (text: string, number: string) => writtenAs(number)?.test(folded(text)) ?? false
  it.each([
    ['FRA PV-2026-000142', 'PV-2026-000142'],
    ['FRAPV2026000142', 'PV-2026-000142'],
    ['factura pv 2026/142 gracias', 'PV-2026-000142'],
    ['RF88PV2026000142', 'PV-2026-000142'],
    ['RECIBO P26CON041187', 'P26CON041187'],
    ['REF 000041187 X', '41187'],
    ['FRA 0-00-0/0 0', '0-0-0-0-0'],
  ])('%s has %s', (text, number) => expect(numberIn(text, number)).toBe(true))
  it.each([
    ['FRA PV-2026-0142', 'PV-2026-14'],
    ['FRA PV-2026-1421', 'PV-2026-142'],
    ['FRA PV-2025-142', 'PV-2026-142'],
    ['TRANSF 12 DE MAYO', '12'],
    ['A-7', 'A-7'],
    ['CUENTA 1411879', '41187'],
    ['ALQUILER ABCD', 'ABCD'],
    ['', 'PV-2026-142'],
    // In every way that zeros can be parted, it is looked for until the end of days.
    [`${'0'.repeat(60)}1`, Array(30).fill('0').join('-')],
  ])('%s has no %s', (text, number) => expect(numberIn(text, number)).toBe(false))
})

it.each([
  ['TRANSF MAYOL CIFRE MARGARITA', 'Herederos Mayol', true],
  ['BIBILONI A ALQUILER', 'Antoni Bibiloni', true],
  ['RECIBO ENDESA ENERGIA', 'Endesa Energía, S.A.', true],
  ['TRANSF JOSE GARCIA', 'José Ferrer', false],
  ['MALLORCA REAL ESTATE', 'Inmobiliaria Mallorca, S.L.', false],
  ['BIBILONIS', 'Antoni Bibiloni', false],
  ['ANA GIL', 'Ana Gil', true],
])('%s names %s: %s', (text, name, is) => expect(nameIn(text, name)).toBe(is))

describe('how sure it is', () => {
  it.each<[string, Partial<Entry>, Partial<Candidate>, [number, string, number] | null]>([
    ['same amount and number', {}, {}, [100, 'number', 0]],
    [
      'same amount, an account that paid before',
      { words: 'TRANSF', iban: NORD },
      {},
      [80, 'account', 0],
    ],
    [
      'same amount, the account of the record',
      { words: '', iban: NORD },
      { partyKey: '', iban: NORD },
      [80, 'account', 0],
    ],
    ['same amount and a name', { words: 'TRANSF NORD' }, {}, [60, 'name', 0]],
    ['a name on the 45th day', { words: 'NORD', bookedOn: '2027-01-02' }, {}, [60, 'name', 0]],
    ['a name a day later', { words: 'NORD', bookedOn: '2027-01-03' }, {}, null],
    ['same amount alone', { words: 'TRANSF' }, {}, null],
    ['a part with the number', { left: 5000 }, {}, [40, 'part', 1_120_300]],
    ['more than half with a name', { left: 600_000, words: 'NORD' }, {}, [40, 'part', 525_300]],
    ['less than half with a name', { left: 500_000, words: 'NORD' }, {}, null],
    ['more than is open', { left: 1_125_301 }, {}, null],
    ['the other way', { left: -1_125_300 }, {}, null],
    ['what somebody refused', { refused: ['i'] }, {}, null],
    [
      'an expense that went out',
      { left: -8470, words: 'RECIBO P26CON041187' },
      { kind: 'expense', open: -8470, number: 'P26CON041187' },
      [100, 'number', 0],
    ],
  ])('%s', (_what, one, other, found) => {
    const proposal = proposalOf(entry(one), invoice(other), KNOWN)
    expect(proposal && [proposal.certainty, proposal.reason, proposal.missing]).toEqual(found)
  })
})

describe('sums', () => {
  const three = [100, 200, 400].map((open, at) =>
    invoice({ recordId: `i${at}`, number: `X-${at}`, open }),
  )
  it('of two to four of one party are proposed, never certain', () => {
    const paid = entry({ left: 700, words: 'NORD' })
    expect(proposalsFor(paid, three, NONE)).toEqual([
      { certainty: 60, reason: 'sum', items: three, missing: 0 },
    ])
    expect(certain([paid], three, NONE)).toEqual([])
  })
  it('of five are none, but for a whole file of transfers', () => {
    const five = [1, 2, 4, 8, 16].map((open, at) =>
      invoice({ kind: 'expense', recordId: `i${at}`, number: '', open: -open }),
    )
    const out = entry({ left: -31, words: 'NORD' })
    expect(proposalsFor(out, five, NONE)).toEqual([])
    const filed = five.map((one) => ({
      ...one,
      paymentId: 'p',
      name: one.recordId,
      partyKey: one.recordId,
    }))
    expect(proposalsFor({ ...out, words: 'REMESA' }, filed, NONE)[0]).toMatchObject({
      certainty: 80,
      items: filed,
    })
  })
  it('of several parties are none without their numbers', () => {
    const two = [
      invoice({ recordId: 'a', number: 'PV-2026-000001', open: 100, partyKey: 'a', name: 'A' }),
      invoice({ recordId: 'b', number: 'PV-2026-000002', open: 200, partyKey: 'b', name: 'B' }),
    ]
    expect(proposalsFor(entry({ left: 300, words: 'TRANSF' }), two, NONE)).toEqual([])
    expect(
      proposalsFor(entry({ left: 300, words: 'PV-2026-1 Y PV-2026-2' }), two, NONE)[0],
    ).toMatchObject({ certainty: 80, reason: 'sum' })
  })
})

describe('what is certain', () => {
  it('is one record for one entry', () => {
    expect(certain([entry()], [invoice()], NONE)).toHaveLength(1)
  })
  it('is looked for in what is open to the cent alone', () => {
    let read = 0
    const far = Object.defineProperties(invoice({ open: 1_125_301 }), {
      number: { get: () => (read += 1).toString() },
      written: { get: () => (read += 1) && null },
    })
    expect(certain([entry(), entry({ id: 'f' })], [far], NONE)).toEqual([])
    expect(read).toBe(0)
  })
  it('is nothing where two entries claim a record, or two records an entry', () => {
    expect(certain([entry(), entry({ id: 'f' })], [invoice()], NONE)).toEqual([])
    const twins = [invoice(), invoice({ recordId: 'j', kind: 'expense' })]
    expect(certain([entry()], twins, NONE)).toEqual([])
  })
  it('is never an account, a name or a part', () => {
    expect(certain([entry({ words: 'NORD', iban: NORD })], [invoice()], KNOWN)).toEqual([])
    expect(certain([entry({ left: 5000 })], [invoice()], KNOWN)).toEqual([])
  })
})
