import type {
  DocumentType,
  Passport,
  PassportLight,
  PassportRule,
} from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import { alarmsOf } from '../../passport/alarms.ts'
import { TABLE } from '../../passport/table.ts'
import { EVIDENCE } from '../../passport/verdict.ts'
import { gravestFirst, stateOf, type Judged } from './judge.ts'
import { alarmText, worded } from './words.ts'

const TYPES: Partial<Record<PassportRule, DocumentType>> = EVIDENCE

/** Step of the home's form that mends a light. */
const STEP: Partial<Record<PassportRule, number>> = {
  mandate: 6,
  energy: 5,
  cedula: 5,
  tourist: 5,
  nrua: 5,
  deposit: 5,
  aml: 6,
}

/** Alarms that are shown; what is years away is not. */
const SHOWN = 6

/** The newest paper that bears a light out. */
export const evidenceOf = (
  { papers }: Judged,
  { rule }: Judged['lights'][number],
): Judged['papers'][number] | undefined => papers.find(({ type }) => type === TYPES[rule.id])

function toLight(judged: Judged, light: Judged['lights'][number], who: Who): PassportLight {
  const { rule, state, endsOn, daysLeft, waiver } = light
  const paper = state === 'none' ? undefined : evidenceOf(judged, light)
  const { soonDays, days } = rule.check as { soonDays?: number; days?: number }
  return {
    rule: rule.id,
    state,
    ...worded(who.lang, light),
    source: rule.source,
    certainty: rule.certainty,
    readOn: rule.readOn,
    endsOn,
    daysLeft,
    ofDays: endsOn === null ? null : (soonDays ?? days ?? null),
    evidence: paper ? { documentId: paper.id, filename: paper.filename, on: paper.on } : null,
    waiver: waiver && {
      until: waiver.until,
      reason: waiver.reason,
      byName: (waiver.by_user && who.names.get(waiver.by_user)) || null,
    },
    step: STEP[rule.id] ?? null,
  }
}

interface Who {
  lang: Lang
  names: Map<string, string>
}

/** A home's passport as its own people read it. */
export function toPassport(
  judged: Judged,
  day: string,
  { proof, ...who }: Who & Pick<Passport, 'proof'>,
): Passport {
  const { home, lights } = judged
  const alarms = lights
    .filter(({ state, waiver, rule }) => state !== 'none' && !waiver && rule.alarmDays.length > 0)
    .flatMap((light) =>
      alarmsOf(light).map(({ on, left }) => ({
        on,
        rule: light.rule.id,
        text: alarmText(who.lang, light, left),
      })),
    )
  return {
    propertyId: home.id,
    ref: home.ref,
    day,
    version: TABLE.version,
    state: stateOf(judged),
    blocks: lights.some(({ state }) => state === 'red'),
    lights: lights.toSorted(gravestFirst).map((light) => toLight(judged, light, who)),
    alarms: alarms
      .filter(({ on }) => on >= day)
      .toSorted((a, b) => (a.on < b.on ? -1 : 1))
      .slice(0, SHOWN),
    proof,
  }
}
