import { existsSync, readFileSync } from 'node:fs'
import { command, type Result } from '../part.ts'
import { firstLine, freshReport, judged } from '../vitest.ts'

export const name = 'browser tests'
export const cores = 1
export const seconds = 700

interface Fault {
  message?: string
  location?: { line: number }
}
interface Tried {
  status: string
  results: { errors?: Fault[] }[]
}
interface Suite {
  suites?: Suite[]
  specs: { title: string; file: string; tests: Tried[] }[]
}
interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

const told = ({ message = '', location }: Fault): string =>
  `${location ? `line ${location.line}: ` : ''}${firstLine(message)}`
/** Of a test that ran out of time the second fault says where it stood. */
const why = (results: Tried['results']): string =>
  [...new Set(results.flatMap(({ errors = [] }) => errors.map(told)))].join('; ')

/** What is told of at the end of a run: a line for each test that failed once. */
const namesIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results }) =>
      status === 'unexpected' || status === 'flaky'
        ? [`${status === 'flaky' ? 'flaky ' : 'failed'} ${file}: ${title} (${why(results)})`]
        : [],
    ),
  ),
  ...suites.flatMap(namesIn),
]

/**
 * Playwright on the real server, whose workers wait for each other's pages; a test that came
 * right only at its second try is named: it is a fault to mend, not to live with.
 */
export async function run(): Promise<Result> {
  const file = freshReport('playwright.json')
  const { code, output } = await command(
    'playwright',
    ['test', '--retries=1', '--reporter=line,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  const { stats, suites } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { stats: { expected: 0, unexpected: 1, flaky: 0 }, suites: [] }
  if (stats.flaky > 0)
    console.error(output.slice(output.lastIndexOf(`${stats.flaky} flaky`)).trim())
  const names = suites.flatMap(namesIn)
  return judged(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected, names },
    code,
    output,
  )
}
