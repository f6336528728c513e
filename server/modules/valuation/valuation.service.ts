import type {
  Valuation,
  ValuationInput,
  ValuationList,
  ValuationNote,
  ValuationReason,
} from '../../../generated/model/index.ts'
import { fieldErrors, notFound } from '../../contract/errors.ts'
import type { Actor, Work } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { getProperty } from '../property/index.ts'
import { familyOf } from './family.ts'
import { homeOf, SMALLEST } from './home-of.ts'
import { freshSince } from './fit.service.ts'
import { around, type Market } from './market.ts'
import { say } from './messages.ts'
import { isTwin, type Home } from './model/traits.ts'
import { estimate, POOL, type Estimate } from './model/estimate.ts'
import { COVER } from './model/fit.ts'
import { subjectOfFacts, subjectOfHome, type Subject } from './subject.ts'
import {
  ALL,
  findValuation,
  insertValuation,
  newestModel,
  toValuation,
  valuationsOfHome,
  type ModelRow,
  type ValuationRow,
} from './valuation.repository.ts'
import { toComparable, toModel } from './view.ts'

/** Figures are told no finer than this, in EUR cents: a price to buy, a rent. */
const STEP = { V: 100_000, A: 1000 }
/** Homes further away are named as such. */
const FAR_KM = 2
/** Before a model is there nothing is moved and nothing is judged. */
const NO_MODEL = { slopes: [], quantile: Number.NaN }

type Told = ValuationRow['doc']

/** An estimate of a home of the portfolio, or of typed facts; kept as it is told. */
export async function createValuation(work: Work, input: ValuationInput): Promise<Valuation> {
  const { trx, deps, actor } = work
  const { propertyId, facts, operation } = input
  if ((propertyId === undefined) === (facts === undefined))
    fieldErrors({ propertyId: say(actor.lang, 'one') })
  const subject = facts
    ? subjectOfFacts(facts, operation ?? 'V')
    : await subjectOfHome(work, propertyId ?? '', operation)
  const doc = await tell(trx, subject, actor.agencyId, deps.now())
  const row = await insertValuation(trx, {
    agency_id: actor.agencyId,
    property_id: propertyId ?? null,
    made_by: actor.userId,
    as_of: deps.now(),
    doc,
  })
  return toValuation(row)
}

/** Where a home's price lies today, of which nothing is kept as told; null: it is not compared. */
export async function positionToday(work: Work, propertyId: string): Promise<Told['position']> {
  const subject = await subjectOfHome(work, propertyId, undefined)
  return (await tell(work.trx, subject, work.actor.agencyId, work.deps.now())).position
}

/** What is told before anything was compared. */
const nothing = ({ operation, known }: Subject, m2: number | null, reason: ValuationReason) => ({
  operation,
  subject: { ...known, m2 },
  value: null,
  low: null,
  high: null,
  cover: COVER,
  perM2: null,
  reason,
  position: null,
  near: 0,
  comparables: [],
  model: null,
  notes: ['asking' as const],
})

async function tell(db: Db, subject: Subject, agencyId: string, now: Date): Promise<Told> {
  const { type, subtype, island } = subject.known
  const family = familyOf(type, subtype)
  if (typeof family === 'string') return nothing(subject, subject.built, family)
  const row = await newestModel(
    db,
    { op: subject.operation, family: family.family },
    { island, since: freshSince(now) },
  )
  const perUsable = row?.doc.builtPerUsable ?? null
  const m2 = metresOf(subject, perUsable)
  if (m2 === null) return nothing(subject, null, 'area')
  if (subject.geo === null) return nothing(subject, m2, 'place')
  const home = homeOf({
    ...subject,
    ...subject.facts,
    subtype,
    m2,
    geo: subject.geo,
    isGone: false,
    isFlat: family.family === 'flat',
  })
  const market: Market = { family, operation: subject.operation, island }
  const found = await around(db, market, subject.geo, now)
  const others = found.filter((one) => !isTwin(home, one.home)).slice(0, POOL)
  const said = estimate(
    home,
    others.map((one) => one.home),
    row?.doc ?? NO_MODEL,
  )
  const reason = said.reason ?? (row ? null : 'untested')
  const byId = new Map(others.map((one) => [one.home.id, one]))
  return {
    ...nothing(subject, m2, 'tooFew'),
    ...(row && reason === null ? figuresOf(said, subject, m2) : {}),
    reason,
    position: row ? positionOf(said, home) : null,
    near: others.length,
    comparables: said.best.flatMap((one) => {
      const comparable = byId.get(one.home.id)
      return comparable ? [toComparable(one, comparable, { subject: home, agencyId, now })] : []
    }),
    model: row ? toModel(row) : null,
    notes: notesOf(subject, said, row),
  }
}

/** Built m², or those that usable ones are on the island; null when neither is known. */
function metresOf({ built, usable }: Subject, perUsable: number | null): number | null {
  if (built !== null && built >= SMALLEST) return built
  return usable !== null && usable >= SMALLEST && perUsable !== null
    ? Math.round(usable * perUsable)
    : null
}

function figuresOf({ value }: Estimate, { operation }: Subject, m2: number) {
  const told = (cents: number): number => Math.round(cents / STEP[operation]) * STEP[operation]
  return value === null
    ? {}
    : {
        value: told(value.value),
        low: told(value.low),
        high: told(value.high),
        perM2: Math.round(value.value / m2 / 100) * 100,
      }
}

function positionOf({ value, percentile }: Estimate, { price }: Home): Told['position'] {
  if (percentile === null || price === 0) return null
  const deltaPct = value && Math.round((price / value.value - 1) * 100)
  return { price, percentile, deltaPct }
}

function notesOf(subject: Subject, { best }: Estimate, row: ModelRow | undefined): ValuationNote[] {
  const { beds, baths, condition } = subject.facts
  const isHome = subject.known.type === 'vivienda'
  const said: [ValuationNote, boolean][] = [
    ['asking', true],
    ['allIslands', row?.island === ALL && subject.known.island !== null],
    ['usableArea', subject.built === null],
    ['roomsUnknown', isHome && (beds < 0 || baths < 0)],
    ['stateUnknown', condition === 0],
    ['far', best.some(({ km }) => km > FAR_KM)],
  ]
  return said.flatMap(([note, holds]) => (holds ? [note] : []))
}

/** One of the agency's; 404 unless the actor reads its home, or asked for it. */
export async function getValuation(work: Work, id: string): Promise<Valuation> {
  const { trx, deps, actor } = work
  const row = await findValuation(trx, actor.agencyId, id)
  if (!row) return notFound(actor.lang)
  if (actor.role !== 'ADMIN' && row.made_by !== actor.userId) {
    if (row.property_id === null) return notFound(actor.lang)
    await getProperty(trx, row.property_id, actor, deps.now())
  }
  return toValuation(row)
}

/** Those of a home, the newest first; 404 unless the actor reads it. */
export async function listValuations(
  { trx, deps, actor }: { trx: Db; deps: Work['deps']; actor: Actor },
  propertyId: string,
): Promise<ValuationList> {
  await getProperty(trx, propertyId, actor, deps.now())
  return { items: (await valuationsOfHome(trx, actor.agencyId, propertyId)).map(toValuation) }
}
