import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { AnalysisGrouping } from '../../../generated/model/index.ts'
import { sql } from '../../../server/db/index.ts'
import { beside, fill, serve, settled, signedIn, type Ask } from '../agency.ts'
import { EMAIL } from '../desk/fill.ts'
import { percentile } from '../measure.ts'
import { fillAnalysis } from './fill.ts'

/** Homes of the agency; two thirds of them on the market. */
const HOMES = 900
const SLOWEST_MS = 300

const GROUPINGS: AnalysisGrouping[] = Object.values(AnalysisGrouping)

/** What each tab asks; a year, and the longest that may be asked for. */
const PANELS = [
  'summary/?',
  'funnel/?',
  'funnel/?items=true&step=visited&',
  ...GROUPINGS.map((by) => `funnel/?groupBy=${by}&`),
  'funnel/?groupBy=agent&items=true&step=visited&',
  'response/?',
  ...GROUPINGS.map((by) => `response/?groupBy=${by}&`),
  'market-days/?',
  'stock/?',
  'stock/?sort=price&',
  'sources/?',
  'agents/?',
]

/** Days before today, YYYY-MM-DD. */
const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

export interface AnalysisBench {
  port: number
  /** Kept and used again; null: a folder for this run. */
  dir: string | null
  enquiries: number
  times: number
}

/** How long each panel of the analysis takes over HTTP, one agency with all the enquiries. */
export async function measureAnalysis(
  { port, dir: kept, enquiries, times }: AnalysisBench,
  say: (line: string) => void,
): Promise<string> {
  const dir = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'llar-bench-analysis-')))
  try {
    await fill(dir, HOMES)
    const server = await serve(dir, port)
    const { deps, close } = await beside(dir)
    try {
      await settled(deps.db)
      await fillAnalysis(deps.db, EMAIL.split('@')[0] ?? '', enquiries)
      const { rows } = await sql<{ leads: number; visits: number; offers: number }>`
        select (select count(*) from lead)::int as leads,
          (select count(*) from agenda_event)::int as visits,
          (select count(*) from offer)::int as offers`.execute(deps.db)
      say(JSON.stringify(rows[0]))
      const ask = await signedIn(server.site, EMAIL)
      return await table(ask, times, say)
    } finally {
      await server.stop()
      await close()
    }
  } finally {
    if (!kept) await rm(dir, { recursive: true, force: true })
  }
}

async function table(ask: Ask, times: number, say: (line: string) => void): Promise<string> {
  const lines = [
    `| panel | a year p50 / p95 ms | 24 months p50 / p95 ms | p95 < ${SLOWEST_MS} |`,
    '| --- | --- | --- | --- |',
  ]
  for (const panel of PANELS) {
    const [year, all] = [await timed(ask, panel, 365, times), await timed(ask, panel, 730, times)]
    const words = ({ p50, p95 }: Timed): string => `${p50.toFixed(0)} / ${p95.toFixed(0)}`
    const isQuick = Math.max(year.p95, all.p95) < SLOWEST_MS
    lines.push(
      `| ${panel.replace(/[?&]+$/, '')} | ${words(year)} | ${words(all)} | ${isQuick ? 'yes' : '**no**'} |`,
    )
    say(lines.at(-1) ?? '')
  }
  return lines.join('\n')
}

interface Timed {
  p50: number
  p95: number
}

async function timed(ask: Ask, panel: string, days: number, times: number): Promise<Timed> {
  const url = `analysis/${panel}from=${daysAgo(days)}&to=${daysAgo(0)}`
  const now = panel.startsWith('stock') ? `analysis/${panel}limit=24` : url
  const answer = await ask<{ asOf?: string }>(now)
  if (!answer.asOf) throw new Error(`${now}: ${JSON.stringify(answer)}`)
  const found: number[] = []
  for (let at = 0; at < times; at += 1) {
    const begun = performance.now()
    await ask(now)
    found.push(performance.now() - begun)
  }
  return { p50: percentile(found, 0.5), p95: percentile(found, 0.95) }
}
