import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../ports/fiscal/answer.ts'
import { answerTo } from '../../testing/aeat/answer.ts'
import { aeatFaults } from './aeat.fixture.ts'
import { annulmentXml, issueXml, shipmentXml, type Issue } from './xml.ts'
import { ISSUE } from './xml.fixture.ts'

const ISSUER = { name: ISSUE.issuerName, taxId: ISSUE.taxId }
const before = { ...ISSUE, digest: 'A'.repeat(64) }
const of = [{ taxId: ISSUE.taxId, fullNumber: 'S-2026-000001', issuedOn: '02-01-2026' }]
const differences = { of, replaced: null }
const foreign = { name: 'Sofie Lindqvist', country: 'SE', idType: '04', id: '19800101-1234' }

const KNOWN = { isUnknown: false, isAgain: false }

const SHAPES: [string, Partial<Issue>][] = [
  ['F1, the first of its chain', {}],
  ['F1, chained to another', { before, previous: before.digest }],
  ['F1 of an operation on another day', { operationOn: '30-12-2023' }],
  ['F1 to a buyer with a foreign paper', { receiver: foreign }],
  [
    'F1 to a buyer with a VAT number',
    { receiver: { name: 'Nord', country: null, idType: '02', id: 'SE556677889901' } },
  ],
  ['F1 above a hundred million', { total: '121000000.00', vat: '21000000.00' }],
  ['F1 exempt alone', { vat: '0.00', parts: [{ exempt: 'E6', regime: '01', base: '123.45' }] }],
  ['F1 not subject', { vat: '0.00', parts: [{ notSubject: 'N2', base: '123.45' }] }],
  ['F1 that mends one which stands', { mends: 'accepted' }],
  ['F1 that mends one which was refused', { mends: 'rejected' }],
  ['F1 that mends one which stands, once more', { mends: 'again' }],
  ['F2', { kind: 'F2', receiver: null }],
  ...(['R1', 'R2', 'R3', 'R4'] as const).flatMap((kind): [string, Partial<Issue>][] => [
    [
      `${kind} by differences`,
      {
        kind,
        rectifies: differences,
        vat: '-12.35',
        total: '-71.15',
        parts: [{ rate: '21', base: '-58.80', vat: '-12.35' }],
      },
    ],
    [
      `${kind} in place of another`,
      { kind, rectifies: { of, replaced: { base: '100.00', vat: '21.00' } } },
    ],
  ]),
  ['R5 by differences', { kind: 'R5', receiver: null, rectifies: differences }],
  [
    'R5 in place of another',
    { kind: 'R5', receiver: null, rectifies: { of, replaced: { base: '10.00', vat: '2.10' } } },
  ],
]

describe('AEAT’s schema', () => {
  it('takes every shape of a record that there is, and both kinds in one message', async () => {
    const records = SHAPES.map(([, part]) => issueXml({ ...ISSUE, ...part }))
    const annulled = [
      annulmentXml({ ...ISSUE, ...KNOWN }),
      annulmentXml({ ...ISSUE, ...KNOWN, before, previous: before.digest }),
      annulmentXml({ ...ISSUE, isUnknown: true, isAgain: true }),
    ]
    // All at once: reading the schema is what takes its time. A fault names its line.
    expect(await aeatFaults(shipmentXml(ISSUER, [...records, ...annulled]))).toEqual([])
  })

  it('refuses a kind that is not in its list, and an amount with a comma', async () => {
    const wrong = [issueXml({ ...ISSUE, kind: 'F9' }), issueXml({ ...ISSUE, total: '123,45' })]
    const faults = await aeatFaults(shipmentXml(ISSUER, wrong))
    expect(faults.join()).toContain('F9')
    expect(faults.join()).toContain('123,45')
  })
})

it('an amount stands in the record as it is hashed, and what people write is text', () => {
  const xml = issueXml(ISSUE)
  expect(xml).toContain('<sf:ImporteTotal>123.45</sf:ImporteTotal>')
  expect(xml).toContain('<sf:CuotaTotal>12.35</sf:CuotaTotal>')
  expect(xml).toContain('Ferragut &amp; Fills')
  expect(xml).toContain('&lt;venta&gt;')
  expect(xml).toContain(
    '<sf:Huella>3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60</sf:Huella>',
  )
})

it('what is cut, or typed with an odd blank at its end, ends in none', () => {
  const receiver = { name: `${'N'.repeat(119)} ${'N'.repeat(20)}`, taxId: 'B07000003' }
  const xml = issueXml({
    ...ISSUE,
    receiver,
    issuerName: 'Ferragut\u2003\u001f',
    description: `${'D'.repeat(499)}\u00a0${'D'.repeat(20)}`,
  })
  expect(xml).toContain(`<sf:NombreRazon>${'N'.repeat(119)}</sf:NombreRazon>`)
  expect(xml).toContain('<sf:NombreRazonEmisor>Ferragut</sf:NombreRazonEmisor>')
  expect(xml).toContain(`<sf:DescripcionOperacion>${'D'.repeat(499)}</sf:DescripcionOperacion>`)
})

it('the double answers as the tax agency does: whole by its schema, duplicates named', async () => {
  const message = shipmentXml(ISSUER, [issueXml(ISSUE), annulmentXml({ ...ISSUE, ...KNOWN })])
  const held = new Map()
  const outcomes = new Map()
  const answers = [answerTo(message, { held, outcomes }), answerTo(message, { held, outcomes })]
  const bodies = answers.map((answer) => /<env:Body>(.*)<\/env:Body>/s.exec(answer)?.[1] ?? '')
  for (const body of bodies) expect(await aeatFaults(body, 'RespuestaSuministro.xsd')).toEqual([])
  expect(
    answers.map((answer) => readAnswer(answer).lines.map(({ duplicate }) => duplicate)),
  ).toEqual([
    [null, null],
    // Sent again, both are told as the invoice stands since its annulment.
    ['annulled', 'annulled'],
  ])
})
