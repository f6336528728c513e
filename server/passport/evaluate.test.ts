import { expect, it } from 'vitest'
import type { PropertyDoc } from '../db/tables/property.ts'
import { dayOf } from '../time/madrid.ts'
import { alarmsOf, dueAlarm } from './alarms.ts'
import { blocks, evaluate, lightIn } from './evaluate.ts'
import { unpublished, type Facts } from './facts.ts'
import { TABLE } from './table.ts'

type Part = Partial<Omit<Facts, 'doc'>> & { doc?: Partial<PropertyDoc> }

const OFFER = { V: 'V', A: 'A', TDA: 'TDA' } as const
const of = (...operations: (keyof typeof OFFER)[]): Partial<PropertyDoc> => ({
  basics: { type: 'vivienda', offers: operations.map((operation) => ({ operation })) },
})
const facts = ({ doc, ...rest }: Part): Facts => ({
  ...unpublished({ ...of('V'), ...doc } as PropertyDoc),
  ...rest,
})
const mandate = (terms: PropertyDoc['mandate']): Part => ({ doc: { mandate: terms } })
const energy = (given: NonNullable<PropertyDoc['legal']>['energy']): Part => ({
  doc: { legal: { energy: given } },
})
const cedula = (given: NonNullable<PropertyDoc['legal']>['cedula']): Part => ({
  doc: { legal: { cedula: given } },
})
const licence = (given: NonNullable<PropertyDoc['legal']>['touristLicence']): Part => ({
  doc: { ...of('TDA'), legal: { touristLicence: given } },
})
const season = (maxStayMonths: number): Part => ({
  doc: { basics: { type: 'vivienda', offers: [{ operation: 'A', maxStayMonths }] } },
})
const insured = (given: Facts['licences']): Part => ({
  licences: { perClaim: 10_000_000, perYear: 60_000_000, guaranteeAmount: 6_000_000, ...given },
})
const let_ = (closedOn: string, rest: Part = {}): Part => ({
  status: 'closed',
  closedOn,
  ...rest,
  doc: { ...of('A'), ...rest.doc },
})
const extract = (on: string): Part => ({
  papers: [{ id: 'a', type: 'nota_simple', filename: 'nota.pdf', on }],
})

const D = { status: 'provided', consumptionLetter: 'D' } as const
const G = { status: 'provided', consumptionLetter: 'G' } as const
const NRUA = { number: 'ETV/1', nrua: 'ESFCTU1' }
/** Rule, what is known, day, state, reason, days left. */
const CASES: [string, Part, string, string, string, number | null][] = [
  ['mandate', {}, '2026-06-01', 'red', 'missing', null],
  ['mandate', mandate({ startsOn: '2026-06-02' }), '2026-06-01', 'red', 'notStarted', null],
  ['mandate', mandate({ startsOn: '2026-06-02' }), '2026-06-02', 'green', 'open', null],
  ...edge('mandate', (endsOn) => mandate({ startsOn: '2026-01-01', endsOn }), 'red'),
  [
    'mandate',
    mandate({ startsOn: '2026-01-01', endsOn: '2026-05-31', tacitExtension: true }),
    '2026-06-01',
    'green',
    'tacit',
    null,
  ],
  [
    'mandate',
    { ...mandate({ startsOn: '2026-01-01', endsOn: '2026-05-31' }), status: 'reserved' },
    '2026-06-01',
    'blue',
    'endedReserved',
    -1,
  ],
  ['energy', {}, '2026-06-01', 'red', 'missing', null],
  ['energy', energy({ status: 'provided' }), '2026-06-01', 'red', 'letter', null],
  ['energy', energy({ status: 'in_process' }), '2026-06-01', 'amber', 'pending', null],
  ['energy', energy({ status: 'exempt' }), '2026-06-01', 'green', 'exempt', null],
  ['energy', energy(D), '2026-06-01', 'green', 'undated', null],
  ...edge('energy', (expiresOn) => energy({ ...D, expiresOn }), 'amber'),
  ['energy', energy({ ...D, issuedOn: '2016-06-01' }), '2026-06-01', 'amber', 'ending', 0],
  ['energy', energy({ ...D, issuedOn: '2016-06-01' }), '2026-06-02', 'amber', 'ended', -1],
  ['energy', energy({ ...G, issuedOn: '2021-06-01' }), '2026-06-01', 'amber', 'ending', 0],
  ['energy', energy({ ...G, issuedOn: '2021-06-01' }), '2026-06-02', 'amber', 'ended', -1],
  ['cedula', {}, '2026-06-01', 'amber', 'missing', null],
  ['cedula', cedula({ state: 'absent' }), '2026-06-01', 'blue', 'absent', null],
  ['cedula', cedula({ state: 'applied' }), '2026-06-01', 'blue', 'applied', null],
  ...edge('cedula', (expiresOn) => cedula({ state: 'has', expiresOn }), 'amber'),
  ['cedula', cedula({ state: 'has', issuedOn: '2016-02-29' }), '2026-02-28', 'amber', 'ending', 0],
  ['cedula', cedula({ state: 'has', issuedOn: '2016-02-29' }), '2026-03-01', 'amber', 'ended', -1],
  ['tourist', {}, '2026-06-01', 'none', 'untouched', null],
  ['tourist', licence({}), '2026-06-01', 'red', 'missing', null],
  ['tourist', licence({ nrua: 'ESFCTU1' }), '2026-06-01', 'amber', 'nruaOnly', null],
  ['tourist', licence({ number: 'ETV/1' }), '2026-06-01', 'green', 'inForce', null],
  ...edge('tourist', (expiresOn) => licence({ number: 'ETV/1', expiresOn }), 'amber'),
  ['nrua', licence({ number: 'ETV/1' }), '2025-07-01', 'amber', 'missing', null],
  ['nrua', licence(NRUA), '2025-07-01', 'green', 'given', null],
  ['nrua', season(11), '2026-06-01', 'amber', 'missing', null],
  ['nrua', season(12), '2026-06-01', 'none', 'untouched', null],
  ['agency', {}, '2026-06-01', 'amber', 'missing', null],
  ...edge('agency', (insuredUntil) => insured({ insuredUntil }), 'amber'),
  ['agency', { licences: { insuredUntil: '2026-12-31' } }, '2026-06-01', 'amber', 'amounts', 213],
  [
    'agency',
    insured({ insuredUntil: '2026-12-31', perYear: 59_999_999 }),
    '2026-06-01',
    'amber',
    'low',
    213,
  ],
  ['deposit', { doc: of('V') }, '2026-06-01', 'none', 'untouched', null],
  ['deposit', { doc: of('A') }, '2026-06-01', 'blue', 'later', null],
  // Friday the 29th of May: 30 working days on it is Friday the 10th of July.
  ['deposit', let_('2026-05-29'), '2026-07-10', 'amber', 'waiting', 0],
  ['deposit', let_('2026-05-29'), '2026-07-11', 'amber', 'late', -1],
  [
    'deposit',
    let_('2026-05-29', { substatus: 'EXTERNAL' }),
    '2026-07-11',
    'none',
    'untouched',
    null,
  ],
  [
    'deposit',
    let_('2026-05-29', { doc: { legal: { deposit: { lodgedOn: '2026-06-03' } } } }),
    '2026-07-11',
    'green',
    'lodged',
    null,
  ],
  ['stressed', {}, '2026-06-01', 'blue', 'noneDeclared', null],
  ['title', {}, '2026-06-01', 'blue', 'missing', null],
  ['title', extract('2026-03-03'), '2026-06-01', 'green', 'fresh', 0],
  ['title', extract('2026-03-03'), '2026-06-02', 'blue', 'old', -1],
  ['aml', {}, '2026-06-01', 'blue', 'unidentified', null],
  ['aml', { status: 'reserved' }, '2026-06-01', 'amber', 'unidentified', null],
  [
    'aml',
    mandate({ owners: [{ name: 'A', taxId: '1' }] }),
    '2026-06-01',
    'green',
    'identified',
    null,
  ],
  [
    'aml',
    mandate({ owners: [{ name: 'A', taxId: '1' }, { name: 'B' }] }),
    '2026-06-01',
    'blue',
    'unidentified',
    null,
  ],
]

/** A last day from both sides: the day after, the day itself, 60 days before, and 61. */
function edge(rule: string, known: (endsOn: string) => Part, over: string): typeof CASES {
  const last = known('2026-06-01')
  return [
    [rule, last, '2026-06-02', over, 'ended', -1],
    [rule, last, '2026-06-01', 'amber', 'ending', 0],
    [rule, last, '2026-04-02', 'amber', 'ending', 60],
    [rule, last, '2026-04-01', 'green', 'inForce', 61],
  ]
}

it.each(CASES)('%s, case %#: %o on %s is %s, %s, days left %s', (rule, known, day, ...said) => {
  const found = evaluate(facts(known), day).find((light) => light.rule.id === rule)
  expect([found?.state, found?.reason, found?.daysLeft]).toEqual(said)
})

it('a rule counts from its first day on, and until its last', () => {
  const doc = { ...of('TDA') } as PropertyDoc
  expect(lightIn(doc, 'nrua', '2025-06-30')).toBeUndefined()
  expect(lightIn(doc, 'nrua', '2025-07-01')?.state).toBe('amber')
  const ended = { ...TABLE, rules: TABLE.rules.map((rule) => ({ ...rule, to: '2026-06-01' })) }
  expect(evaluate(unpublished(doc), '2026-06-01', ended)).toHaveLength(TABLE.rules.length)
  expect(evaluate(unpublished(doc), '2026-06-02', ended)).toEqual([])
})

it('the day is that of Europe/Madrid: it changes at midnight there, in winter and in summer', () => {
  const doc = {
    ...of('V'),
    mandate: { startsOn: '2026-01-01', endsOn: '2026-06-01' },
  } as PropertyDoc
  const winter = { ...doc, mandate: { startsOn: '2026-01-01', endsOn: '2026-01-31' } }
  const at = (home: PropertyDoc, moment: string) =>
    blocks(home, dayOf(new Date(moment))).includes('mandate.ended')
  expect([at(doc, '2026-06-01T21:59:59Z'), at(doc, '2026-06-01T22:00:00Z')]).toEqual([false, true])
  expect([at(winter, '2026-01-31T22:59:59Z'), at(winter, '2026-01-31T23:00:00Z')]).toEqual([
    false,
    true,
  ])
})

it('only what forbids advertising blocks', () => {
  expect(blocks(of('V') as PropertyDoc, '2026-06-01')).toEqual([
    'mandate.missing',
    'energy.missing',
  ])
  expect(blocks(of('V', 'TDA') as PropertyDoc, '2026-06-01')).toContain('tourist.missing')
  const land = { basics: { type: 'terreno', offers: [{ operation: 'V' }] } } as PropertyDoc
  expect(blocks(land, '2026-06-01')).toEqual(['mandate.missing'])
})

it('a last day is told 60, 30, 7 and 0 days before; the nearest one is due', () => {
  const doc = {
    ...of('V'),
    mandate: { startsOn: '2026-01-01', endsOn: '2026-06-30' },
  } as PropertyDoc
  const light = lightIn(doc, 'mandate', '2026-06-01')
  if (!light) throw new Error('no light')
  expect(alarmsOf(light).map(({ on }) => on)).toEqual([
    '2026-05-01',
    '2026-05-31',
    '2026-06-23',
    '2026-06-30',
  ])
  expect(dueAlarm(light, '2026-04-30')).toBeUndefined()
  expect(dueAlarm(light, '2026-06-22')?.left).toBe(30)
  expect(dueAlarm(light, '2026-06-23')?.left).toBe(7)
})

it('no rule without source, certainty and the day it was read', () => {
  for (const { source, certainty, readOn } of TABLE.rules) {
    expect([source.length > 3, certainty.length > 3]).toEqual([true, true])
    expect(readOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})
