import { LIMITS, type RouteSize } from '../sizes.ts'
import type { ColdFound } from './desk/cold.ts'
import type { LighthouseFinding } from './lighthouse.ts'
import type { Kind } from './questions.ts'

/** All that one run found; times in milliseconds. */
export interface Findings {
  rows: number
  machine: string
  date: string
  searches: {
    kind: Kind
    count: number
    p50: number
    p95: number
    sqlP50: number
    sqlP95: number
    statements: number
  }[]
  throughput: { name: string; ours: number; bare: number }[]
  html: { name: string; p50: number; p95: number; againP50: number; sqlP50: number }[]
  sizes: RouteSize[]
  lighthouse: LighthouseFinding[]
  cold: ColdFound[]
  memory: { server: number; database: number; folder: string }
}

const SEARCH_P95 = 15
const THROUGHPUT = 0.6
const HTML_MS = 5
const PERFORMANCE = 95
const LCP_MS = 1800
const CLS = 0.02
const FRAME_MS = 1500

const ms = (value: number): string => value.toFixed(1)
const met = (good: boolean): string => (good ? 'yes' : '**no**')

function table(head: string[], rows: (string | number)[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** What Lighthouse found, targets beside it. */
export function lighthouseTable(findings: LighthouseFinding[]): string {
  return table(
    [
      'page (Lighthouse, phone)',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP',
      'CLS',
      'TBT',
      'longest task',
      `≥ ${PERFORMANCE}, LCP < ${LCP_MS}`,
      'not passed',
    ],
    findings.map((one) => [
      one.name,
      one.performance,
      one.accessibility,
      one.bestPractices,
      one.seo,
      Math.round(one.lcp),
      one.cls.toFixed(3),
      Math.round(one.tbt),
      Math.round(one.task),
      met(one.performance >= PERFORMANCE && one.lcp < LCP_MS && one.cls < CLS),
      one.failed.join(', ') || '–',
    ]),
  )
}

/** The desk opened for the first time on a slow line. */
export function coldTable(findings: ColdFound[]): string {
  return table(
    ['cold desk at 3 Mbit', 'frame, ms', 'first rows, ms', 'CLS', 'files', 'kB', `≤ ${FRAME_MS}`],
    findings.map(({ page, frame, rows, shift, files, kilobytes }) => [
      page,
      Math.round(frame),
      Math.round(rows),
      shift.toFixed(3),
      files,
      Math.round(kilobytes),
      met(frame <= FRAME_MS),
    ]),
  )
}

/** The findings as a page of Markdown, targets beside them. */
export function report(found: Findings): string {
  const parts = [
    `## ${found.rows.toLocaleString('en')} homes, ${found.date}\n\n` +
      `${found.machine}. One client, connection kept; SQL: the same statements again on ` +
      'one connection.',
  ]
  if (found.searches.length > 0) {
    parts.push(
      table(
        [
          'question',
          'n',
          'HTTP p50',
          'HTTP p95',
          'SQL p50',
          'SQL p95',
          'statements',
          `p95 < ${SEARCH_P95}`,
        ],
        found.searches.map((one) => [
          one.kind,
          one.count,
          ms(one.p50),
          ms(one.p95),
          ms(one.sqlP50),
          ms(one.sqlP95),
          one.statements.toFixed(1),
          met(one.p95 < SEARCH_P95),
        ]),
      ),
    )
  }
  if (found.throughput.length > 0) {
    parts.push(
      table(
        ['requests per second', 'ours', 'bare Fastify + pg', 'share', `≥ ${THROUGHPUT * 100} %`],
        found.throughput.map(({ name, ours, bare }) => [
          name,
          Math.round(ours),
          Math.round(bare),
          `${Math.round((ours / bare) * 100)} %`,
          name === 'detail' ? met(ours / bare >= THROUGHPUT) : '',
        ]),
      ),
    )
  }
  if (found.html.length > 0) {
    parts.push(
      table(
        [
          'page (HTML)',
          'p50, first',
          'p95, first',
          'p50, again',
          'its SQL p50',
          'first beyond it',
          'again beyond it',
          `< ${HTML_MS} ms`,
        ],
        found.html.map(({ name, p50, p95, againP50, sqlP50 }) => [
          name,
          ms(p50),
          ms(p95),
          ms(againP50),
          ms(sqlP50),
          ms(p50 - sqlP50),
          ms(againP50 - sqlP50),
          `${met(p50 - sqlP50 < HTML_MS)} / ${met(againP50 - sqlP50 < HTML_MS)}`,
        ]),
      ),
    )
  }
  if (found.cold.length > 0) parts.push(coldTable(found.cold))
  if (found.lighthouse.length > 0) {
    parts.push(lighthouseTable(found.lighthouse))
  }
  if (found.sizes.length > 0) {
    parts.push(
      table(
        ['route', 'layout', 'JavaScript kB gzip', 'styles', 'words', 'limit'],
        found.sizes.map(({ name, layout, js, css, words }) => [
          name,
          layout,
          js,
          css,
          words,
          LIMITS[layout] === undefined ? '' : met(js <= (LIMITS[layout] ?? 0)),
        ]),
      ),
    )
  }
  const { memory } = found
  parts.push(
    `Memory: server at most ${memory.server} MB, database ${memory.database} MB at the end; folder ${memory.folder}.`,
  )
  return `${parts.join('\n\n')}\n`
}
