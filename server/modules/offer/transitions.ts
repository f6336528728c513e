import type { OfferAct, OfferStage, OfferState } from '../../../generated/model/index.ts'

/** Where an offer stands: its state, once accepted the stage of its deal. */
export type Standing = Exclude<OfferState, 'accepted'> | OfferStage

/** What may be done from where, and where it leads. What is not here is refused. */
const TABLE = {
  draft: { send: 'sent', withdraw: 'withdrawn' },
  sent: { counter: 'countered', accept: 'reservation', reject: 'rejected', withdraw: 'withdrawn' },
  countered: {
    counter: 'countered',
    accept: 'reservation',
    reject: 'rejected',
    withdraw: 'withdrawn',
  },
  rejected: {},
  expired: {},
  withdrawn: {},
  reservation: { arras: 'arras', notary: 'notary', close: 'closed', fall: 'fallen' },
  arras: { notary: 'notary', close: 'closed', fall: 'fallen' },
  notary: { close: 'closed', fall: 'fallen' },
  closed: {},
  fallen: {},
} satisfies Record<Standing, Partial<Record<OfferAct, Standing>>>

/** A standing that only a later version knows leads nowhere. */
const from = (standing: Standing): Partial<Record<OfferAct, Standing>> =>
  (TABLE as Partial<Record<Standing, Partial<Record<OfferAct, Standing>>>>)[standing] ?? {}

/** Acts of whoever looks after the home; the others belong to whoever brought the offer, too. */
const OF_THE_HOME: ReadonlySet<OfferAct> = new Set([
  'accept',
  'reject',
  'arras',
  'notary',
  'close',
  'fall',
])

const STAGES: readonly string[] = [
  'reservation',
  'arras',
  'notary',
  'closed',
  'fallen',
] satisfies OfferStage[]
const isStage = (standing: Standing): standing is OfferStage => STAGES.includes(standing)

export const standingOf = ({
  state,
  stage,
}: {
  state: OfferState
  stage: OfferStage | null
}): Standing => (state === 'accepted' ? (stage ?? 'reservation') : state)

/** State and stage as they are stored. */
export const stored = (standing: Standing): { state: OfferState; stage: OfferStage | null } =>
  isStage(standing) ? { state: 'accepted', stage: standing } : { state: standing, stage: null }

/** Where an act leads; undefined when it is not allowed from there. */
export const after = (standing: Standing, act: OfferAct): Standing | undefined =>
  from(standing)[act]

/** What a reader may do from there; `own`: the home is theirs to change. */
export const allowed = (standing: Standing, own: boolean): OfferAct[] =>
  (Object.keys(from(standing)) as OfferAct[]).filter((act) => own || !OF_THE_HOME.has(act))

export const needsHome = (act: OfferAct): boolean => OF_THE_HOME.has(act)
