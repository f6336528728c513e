import { expect, it } from 'vitest'
import type { TrustReason } from '../../../generated/model/index.ts'
import { lettersFit } from '../../formats/cadastre.ts'
import { mayLieIn } from './cadastre.ts'
import { checksOf, nextOf, stepOf, type TrustFacts } from './checks.ts'
import { copiesOf } from './copies.ts'

const DAY = '2026-11-28'
/** A home of Sóller with all that is asked. */
const whole = (): TrustFacts => ({
  doc: {
    basics: { type: 'vivienda', subtype: 'casa', offers: [{ operation: 'V', price: 40_000_000 }] },
    location: {
      municipalityIne: '07061',
      geo: { lat: 39.766, lon: 2.7152 },
      cadastralRef: '9872023VH5797S0001WX',
      addressVisibility: 'hidden',
    },
    legal: {
      energy: {
        status: 'provided',
        consumptionLetter: 'D',
        certificateNumber: 'CEE-1',
        expiresOn: '2030-01-01',
      },
    },
    mandate: { startsOn: '2026-01-01', endsOn: '2027-01-01' },
  } as TrustFacts['doc'],
  status: 'active',
  substatus: null,
  closedOn: null,
  papers: [{ id: 'a', type: 'mandate', filename: 'encargo.pdf', on: '2026-01-02' }],
  licences: { insuredUntil: DAY },
  photos: { shown: 5, compared: 5, copied: false },
  agent: { proved: true },
  reports: 'inTime',
  unread: {},
})

type Change = (facts: TrustFacts) => unknown
const legal = ({ doc }: TrustFacts) => doc.legal ?? expect.fail()
const place = ({ doc }: TrustFacts) => doc.location ?? expect.fail()
const changed = (change: Change): TrustFacts => {
  const facts = whole()
  change(facts)
  return facts
}

it('a home with everything in order stands on step 4, with nothing next', () => {
  const checks = checksOf(whole(), DAY)
  expect(checks.map(({ state }) => state)).toEqual(Array(8).fill('met'))
  expect([stepOf(checks), nextOf(checks)]).toEqual([4, null])
})

it.each<[TrustReason, number, Change]>([
  ['mandateNoFile', 3, (facts) => (facts.papers = [])],
  ['mandateMissing', 3, ({ doc }) => delete doc.mandate],
  ['mandateNotStarted', 3, ({ doc }) => (doc.mandate = { startsOn: '2026-11-29' })],
  [
    'mandateEnded',
    3,
    ({ doc }) => (doc.mandate = { startsOn: '2025-01-01', endsOn: '2026-11-27' }),
  ],
  ['energyExempt', 4, (facts) => (legal(facts).energy = { status: 'exempt' })],
  ['energyExempt', 4, ({ doc }) => (doc.basics.type = 'parking')],
  ['energyMissing', 3, (facts) => delete legal(facts).energy?.certificateNumber],
  ['energyMissing', 3, (facts) => (legal(facts).energy = { status: 'in_process' })],
  [
    'energyExpired',
    3,
    (facts) => Object.assign(legal(facts).energy ?? {}, { expiresOn: '2026-11-27' }),
  ],
  ['cadastreMissing', 3, (facts) => delete place(facts).cadastralRef],
  ['cadastreLetters', 3, (facts) => (place(facts).cadastralRef = '9872023VH5797S0001XW')],
  ['cadastreMunicipality', 3, (facts) => (place(facts).cadastralRef = '26002A001000010000EQ')],
  ['pinMissing', 3, (facts) => delete place(facts).geo],
  ['pinOutside', 3, (facts) => (place(facts).geo = { lat: 39.57, lon: 2.65 })],
  ['photosNone', 3, (facts) => (facts.photos = { shown: 0, compared: 0, copied: false })],
  ['photosUnseen', 3, (facts) => (facts.photos = { shown: 2, compared: 0, copied: false })],
  ['photosElsewhere', 1, (facts) => (facts.photos.copied = true)],
  ['agentMissing', 3, (facts) => (facts.agent = null)],
  ['agentUnproved', 3, (facts) => (facts.agent = { proved: false })],
  ['insuranceMissing', 3, (facts) => (facts.licences = {})],
  ['insuranceEnded', 3, (facts) => (facts.licences = { insuredUntil: '2026-11-27' })],
  ['reportsWaiting', 3, (facts) => (facts.reports = 'waiting')],
  ['reportsLate', 3, (facts) => (facts.reports = 'late')],
])('%s: the home stands on step %i', (reason, step, change) => {
  const checks = checksOf(changed(change), DAY)
  expect(checks.map((check) => check.reason)).toContain(reason)
  expect(stepOf(checks)).toBe(step)
})

it('a home with stolen photos stays <= 1, and those are what is next', () => {
  const facts = changed((one) => {
    one.photos.copied = true
    one.papers = []
  })
  const checks = checksOf(facts, DAY)
  expect([stepOf(checks), nextOf(checks)]).toEqual([1, 'picture'])
})

it('what comes next is the group that lacks least', () => {
  const facts = changed((one) => {
    one.licences = {}
    one.agent = null
    delete place(one).cadastralRef
  })
  expect(nextOf(checksOf(facts, DAY))).toBe('place')
})

it('control letters are those of references that are known, and of no other', () => {
  for (const known of ['9872023VH5797S0001WX', '7837301VG8173B0001TT', '26002A001000010000EQ'])
    expect([known, lettersFit(known)]).toEqual([known, true])
  for (const wrong of ['9872023VH5797S0002WX', '9872032VH5797S0001WX', '', '9872023VH5797S0001W'])
    expect([wrong, lettersFit(wrong)]).toEqual([wrong, false])
})

it.each([
  ['07061A001000010000XX', '07061', true],
  ['07040A001000010000XX', '07061', false],
  ['07044A001000010000XX', '07901', true],
  ['07900A001000010000XX', '07040', true],
  ['26002A001000010000EQ', '07061', false],
  ['9872023VH5797S0001WX', '07061', true],
])('%s in %s: %s', (reference, ine, may) => {
  expect(mayLieIn(reference, ine)).toBe(may)
})

it('who had a photo first is the day it came; what was found stays when it is uploaded anew', () => {
  const [early, late] = [new Date('2026-01-01'), new Date('2026-02-01')]
  const photo = { hash: 'a', otherId: 'victim', ownAt: late, otherAt: early }
  const copy = { copyId: 'thief', firstId: 'victim' }
  expect(copiesOf('thief', [photo], [])).toEqual([copy])
  const back = { hash: 'a', otherId: 'thief', ownAt: early, otherAt: late }
  expect(copiesOf('victim', [back], [])).toEqual([copy])
  const anew = { ...back, ownAt: new Date('2026-03-01') }
  expect(copiesOf('victim', [anew], [copy])).toEqual([copy])
  expect(copiesOf('victim', [], [copy])).toEqual([])
})
