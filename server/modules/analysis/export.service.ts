import { Readable } from 'node:stream'
import type {
  AnalysisPanel,
  AnalysisShare,
  ExportAnalysisParams,
} from '../../../generated/model/index.ts'
import type { FileReply } from '../../contract/body/upload.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { Db } from '../../db/index.ts'
import { CSV_MARK, csvLines } from '../../formats/csv.ts'
import { readAgents } from './agents.service.ts'
import { readFunnel } from './funnel.service.ts'
import { readMarketDays } from './market-days.service.ts'
import { say } from './messages.ts'
import { readResponse } from './response.service.ts'
import { readSources } from './sources.service.ts'
import { askerFor } from './asked.ts'
import { healthOf } from './stock/stock.service.ts'

type Cell = string | number | null

const euros = (cents: number | null): Cell => (cents === null ? null : cents / 100)
const bounds = (share: AnalysisShare | null): Cell[] =>
  share ? [share.value, share.low, share.high] : [null, null, null]

type Rows = (db: Db, actor: Actor, query: ExportAnalysisParams, now: Date) => Promise<Cell[][]>

const STOCK_COLUMNS = [
  'ref',
  'title',
  'operation',
  'priceEUR',
  'days',
  'medianDays',
  'score',
  'pricePoints',
  'daysPoints',
  'interestPoints',
  'recordPoints',
  'passportPoints',
  'act',
  'percentile',
  'deltaPct',
  'lowered',
  'views',
  'enquiries',
  'passport',
]

/** Heads are codes, as in every file of ours: who reads it into another program knows them. */
const ROWS: Record<AnalysisPanel, Rows> = {
  funnel: async (...asked) => {
    const { total, groups } = await readFunnel(...asked)
    return [
      ['group', 'step', 'n', 'of', 'share', 'low', 'high', 'medianDays', 'open'],
      ...[total, ...groups].flatMap(({ key, name, steps }, index) =>
        steps.map(({ step, n, of, share, medianDays, open }): Cell[] => [
          index === 0 ? 'total' : (name ?? key),
          step,
          n,
          of,
          ...bounds(share),
          medianDays,
          open,
        ]),
      ),
    ]
  },
  response: async (...asked) => {
    const { total, groups } = await readResponse(...asked)
    return [
      [
        'group',
        'n',
        'answered',
        'within15',
        'within60',
        'withinGoal',
        'medianMinutes',
        'nineOfTenMinutes',
      ],
      ...[total, ...groups].map((one, index): Cell[] => [
        index === 0 ? 'total' : (one.name ?? one.key),
        one.n,
        one.answered,
        one.quick,
        one.hour,
        one.goal,
        one.medianMinutes,
        one.slowMinutes,
      ]),
    ]
  },
  market_days: async (...asked) => {
    const { own, others } = await readMarketDays(...asked)
    return [
      ['whose', 'day', 'left', 'low', 'high', 'risk'],
      ...(['own', 'others'] as const).flatMap((whose) =>
        ((whose === 'own' ? own : others)?.points ?? []).map(
          ({ day, left, low, high, risk }): Cell[] => [whose, day, left, low, high, risk],
        ),
      ),
    ]
  },
  sources: async (...asked) => {
    const { total, sources } = await readSources(...asked)
    return [
      ['source', 'n', 'repeated', 'visited', 'closed', 'feeEUR', 'costEUR', 'costPerVisitEUR'],
      ...[...sources, total].map((one): Cell[] => [
        one.source ?? 'total',
        one.n,
        one.repeated,
        one.visited,
        one.closed,
        euros(one.fee),
        euros(one.cost),
        euros(one.costPerVisit),
      ]),
    ]
  },
  agents: async (...asked) => {
    const { total, agents } = await readAgents(...asked)
    return [
      ['agent', 'n', 'visited', 'accepted', 'closed', 'medianMinutes', 'homes', 'medianHomeDays'],
      ...[...agents, total].map((one, index): Cell[] => [
        index === agents.length ? 'total' : one.name,
        one.n,
        one.visited,
        one.accepted,
        one.closed,
        one.medianMinutes,
        one.homes,
        one.homeDays,
      ]),
    ]
  },
  stock: async (db, actor, query, now) => {
    const whose = await askerFor(db, actor, query)
    const homes = await healthOf(db, { whose, operation: query.operation }, now)
    return [
      STOCK_COLUMNS,
      ...homes.map((one): Cell[] => [
        one.ref,
        one.title,
        one.operation,
        euros(one.price),
        one.days,
        one.medianDays,
        one.score,
        ...one.parts.map(({ points }) => points),
        one.act,
        one.percentile,
        one.deltaPct,
        one.lowered,
        one.views,
        one.enquiries,
        one.passport,
      ]),
    ]
  },
}

/** A figure as a file, by the same rights as the figure; no cell of it is a formula. */
export async function exportAnalysis(
  db: Db,
  actor: Actor,
  query: ExportAnalysisParams,
  now: Date,
): Promise<FileReply> {
  const rows = await ROWS[query.panel](db, actor, query, now)
  return {
    stream: Readable.from([
      `${CSV_MARK}${csvLines(
        rows.map((cells) => cells.map((cell) => cell ?? '')),
        ';',
      )}`,
    ]),
    contentType: 'text/csv; charset=utf-8',
    filename: `${say(actor.lang, 'file')}-${query.panel.replace('_', '-')}.csv`,
    headers: { 'cache-control': 'no-store' },
    rows: rows.length - 1,
  }
}
