import type {
  AnalysisHealthBand,
  AnalysisHome,
  AnalysisHomeAct,
  AnalysisPriceClass,
  AnalysisStock,
  GetAnalysisStockParams,
} from '../../../../generated/model/index.ts'
import { readCursor, writeCursor } from '../../../contract/cursor.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import type { Db } from '../../../db/index.ts'
import { askerFor } from '../asked.ts'
import { bandOf, classOf } from './health.ts'
import { healthOf } from './stock.service.ts'

const BANDS: readonly AnalysisHealthBand[] = ['act', 'watch', 'well', 'best', 'unknown']
export const ACTS: readonly AnalysisHomeAct[] = ['papers', 'renew', 'drop', 'reprice', 'photos']
const CLASSES: readonly AnalysisPriceClass[] = [
  'far_below',
  'below',
  'like',
  'above',
  'far_above',
  'unknown',
]

/** What is not known comes last. */
const LAST = 1000
const ORDER = {
  score: ({ score }: AnalysisHome): number => score ?? LAST,
  price: ({ deltaPct }: AnalysisHome): number => (deltaPct === null ? LAST : -deltaPct),
}

const after = (a: { value: number; id: string }, b: { value: number; id: string }): boolean =>
  a.value > b.value || (a.value === b.value && a.id > b.id)

/** How each home on the market stands, within the actor's rights. */
export async function readStock(
  db: Db,
  actor: Actor,
  query: GetAnalysisStockParams,
  now: Date,
): Promise<AnalysisStock> {
  const { sort = 'score', limit = 24, act, band, class: priceClass } = query
  const list = { list: `getAnalysisStock.${sort}`, kind: 'number' } as const
  const cursor = readCursor(query.cursor, list, actor.lang)
  const whose = await askerFor(db, actor, query)
  const homes = await healthOf(db, { whose, operation: query.operation }, now)
  const wanted = homes
    .filter((home) => act === undefined || home.act === act)
    .filter((home) => band === undefined || bandOf(home.score) === band)
    .filter((home) => priceClass === undefined || classOf(home.deltaPct) === priceClass)
    .map((home) => ({ home, value: ORDER[sort](home), id: home.propertyId }))
    .filter((one) => !cursor || after(one, cursor))
    .toSorted((a, b) => (after(a, b) ? 1 : -1))
  const shown = wanted.slice(0, limit)
  const last = wanted.length > limit ? shown.at(-1) : undefined
  return {
    asOf: now.toISOString(),
    agentId: whose.userId,
    n: homes.length,
    bands: BANDS.map((one) => ({
      band: one,
      n: countOf(homes, (home) => bandOf(home.score) === one),
    })),
    acts: actsOf(homes),
    prices: CLASSES.map((one) => ({
      class: one,
      n: countOf(homes, (home) => classOf(home.deltaPct) === one),
    })),
    items: shown.map(({ home }) => home),
    next: last ? writeCursor({ value: last.value, id: last.id, back: false }, list.list) : null,
  }
}

export const countOf = (
  homes: readonly AnalysisHome[],
  is: (home: AnalysisHome) => boolean,
): number => homes.filter(is).length

/** By what homes ask for first, none of them twice. */
export const actsOf = (homes: readonly AnalysisHome[]): AnalysisStock['acts'] =>
  ACTS.map((act) => ({ act, n: countOf(homes, (home) => home.act === act) }))
