import type {
  TrustCheckId,
  TrustCheckState,
  TrustGroup,
  TrustReason,
} from '../../../generated/model/index.ts'
import { evaluate, type Light } from '../../passport/evaluate.ts'
import type { Facts } from '../../passport/facts.ts'
import { municipalityAt } from '../place/index.ts'
import { lettersFit } from '../../formats/cadastre.ts'
import { mayLieIn } from './cadastre.ts'

/** All that the checks look at. Whatever is here was found by the server; nobody types a check. */
export interface TrustFacts extends Facts {
  /** Public photos; those with something to compare; whether another agency had one first. */
  photos: { shown: number; compared: number; copied: boolean }
  /** Who looks after the home and is here; null: nobody. */
  agent: { proved: boolean } | null
  reports: 'inTime' | 'waiting' | 'late'
}

/** A check on a day. */
export interface Judged {
  id: TrustCheckId
  group: TrustGroup
  state: TrustCheckState
  reason: TrustReason
}

type Verdict = [TrustCheckState, TrustReason]

const met = (reason: TrustReason): Verdict => ['met', reason]
const unmet = (reason: TrustReason): Verdict => ['unmet', reason]

/** Why a mandate is none in force, by what the passport says of it. */
const NO_MANDATE: Partial<Record<string, TrustReason>> = {
  missing: 'mandateMissing',
  notStarted: 'mandateNotStarted',
  ended: 'mandateEnded',
}

/** What the passport says of a paper today, by the same rules and the same table. */
const lightOf = (facts: TrustFacts, day: string, rule: 'mandate' | 'energy'): Light | undefined =>
  evaluate(facts, day).find((light) => light.rule.id === rule)

function mandate(facts: TrustFacts, day: string): Verdict {
  const lack = NO_MANDATE[lightOf(facts, day, 'mandate')?.reason ?? 'missing']
  if (lack) return unmet(lack)
  return facts.papers.some(({ type }) => type === 'mandate')
    ? met('mandateInForce')
    : unmet('mandateNoFile')
}

function energy(facts: TrustFacts, day: string): Verdict {
  const light = lightOf(facts, day, 'energy')
  if (!light || light.state === 'none' || light.reason === 'exempt') return ['none', 'energyExempt']
  if (light.reason === 'ended') return unmet('energyExpired')
  const { status, certificateNumber } = facts.doc.legal?.energy ?? {}
  const told = status === 'provided' && certificateNumber?.trim()
  return told && light.reason !== 'letter' ? met('energyNumber') : unmet('energyMissing')
}

function cadastre({ doc: { location } }: TrustFacts): Verdict {
  const { cadastralRef: reference, municipalityIne: ine } = location ?? {}
  if (!reference) return unmet('cadastreMissing')
  if (!lettersFit(reference)) return unmet('cadastreLetters')
  return ine && mayLieIn(reference, ine) ? met('cadastreMatches') : unmet('cadastreMunicipality')
}

/** The agency's own point, not the one shown: it says no more than the municipality, which all read. */
function pin({ doc: { location } }: TrustFacts): Verdict {
  const { geo, municipalityIne: ine } = location ?? {}
  if (!geo || !ine) return unmet('pinMissing')
  return municipalityAt(geo.lat, geo.lon) === ine ? met('pinInside') : unmet('pinOutside')
}

function photos({ photos: { shown, compared, copied } }: TrustFacts): Verdict {
  if (copied) return unmet('photosElsewhere')
  if (shown === 0) return unmet('photosNone')
  return compared === 0 ? unmet('photosUnseen') : met('photosOwn')
}

const agent = ({ agent: person }: TrustFacts): Verdict =>
  person === null
    ? unmet('agentMissing')
    : person.proved
      ? met('agentProved')
      : unmet('agentUnproved')

function insurance({ licences: { insuredUntil } }: TrustFacts, day: string): Verdict {
  if (!insuredUntil) return unmet('insuranceMissing')
  return insuredUntil < day ? unmet('insuranceEnded') : met('insuranceInDate')
}

const reports = ({ reports: how }: TrustFacts): Verdict =>
  how === 'inTime'
    ? met('reportsInTime')
    : unmet(how === 'waiting' ? 'reportsWaiting' : 'reportsLate')

const CHECKS: [TrustCheckId, TrustGroup, (facts: TrustFacts, day: string) => Verdict][] = [
  ['mandate', 'paper', mandate],
  ['energy', 'paper', energy],
  ['cadastre', 'place', cadastre],
  ['pin', 'place', pin],
  ['photos', 'picture', photos],
  ['agent', 'person', agent],
  ['insurance', 'person', insurance],
  ['reports', 'person', reports],
]

/** Every check of a home on a day of the islands (YYYY-MM-DD), in the order in which they are told. */
export const checksOf = (facts: TrustFacts, day: string): Judged[] =>
  CHECKS.map(([id, group, check]) => {
    const [state, reason] = check(facts, day)
    return { id, group, state, reason }
  })

/** The most that a home with a photo of another agency's home reaches. */
const MOST_COPIED = 1

export const GROUPS: TrustGroup[] = ['paper', 'place', 'picture', 'person']

const lacks = (checks: Judged[], group: TrustGroup): number =>
  checks.filter((check) => check.group === group && check.state === 'unmet').length

/** 0 to 4: how many groups are met whole. */
export function stepOf(checks: Judged[]): number {
  const whole = GROUPS.filter((group) => lacks(checks, group) === 0).length
  return checks.some(({ reason }) => reason === 'photosElsewhere')
    ? Math.min(whole, MOST_COPIED)
    : whole
}

/** The group to see to next: photos of others first, then where least is missing; null: none. */
export function nextOf(checks: Judged[]): TrustGroup | null {
  if (checks.some(({ reason }) => reason === 'photosElsewhere')) return 'picture'
  const open = GROUPS.filter((group) => lacks(checks, group) > 0)
  return open.toSorted((a, b) => lacks(checks, a) - lacks(checks, b))[0] ?? null
}
