import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { command, ROOT, type Result } from './part.ts'

/** Where the parts of `npm test` leave what they found. */
export const REPORTS = join(ROOT, 'node_modules', '.cache', 'reports')

/** What vitest's JSON report says, as far as we read it. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The report of a run of this `npm test`; null where there was none. */
export function reportOf(file: string): Report | null {
  const path = join(REPORTS, file)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null
}

/** A path for a report, with nothing of an earlier run in it. */
export function freshReport(file: string): string {
  mkdirSync(REPORTS, { recursive: true })
  rmSync(join(REPORTS, file), { force: true })
  return join(REPORTS, file)
}

/** Of what a test says of its failure, as much as a list bears. */
export const firstLine = (words: string): string =>
  stripVTControlCharacters(words.split('\n', 1)[0] ?? '').slice(0, 160)

/** Tests that failed once, `file: name`: for good, or right when they were tried again. */
const fallen = ({ testResults }: Report, ended: 'failed' | 'passed'): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === ended && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages: [why = ''] }) =>
          `${relative(ROOT, name)}: ${fullName} (${firstLine(why)})`,
      ),
  )

/** Suites that do not even load: each is a failure of its own. */
const brokenIn = ({ testResults }: Report): string[] =>
  testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => `${relative(ROOT, name)}: does not load`)

/** What a report is told of at the end of a run. */
export const namesIn = (report: Report): string[] => [
  ...[...brokenIn(report), ...fallen(report, 'failed')].map((name) => `failed ${name}`),
  ...fallen(report, 'passed').map((name) => `flaky  ${name}`),
]

/**
 * Runs vitest, each test at most twice, and counts its report `file`. A test that came right only
 * at its second try is named: it is a fault to mend, not to live with.
 */
export async function runVitest(
  file: string,
  args: string[],
  env: Record<string, string>,
): Promise<Result> {
  const reporters = ['--reporter=default', '--reporter=json']
  const { code, output } = await command(
    'vitest',
    ['run', ...args, '--retry=1', ...reporters, `--outputFile.json=${freshReport(file)}`],
    { env },
  )
  const report = reportOf(file)
  const failed = report ? report.numFailedTests + brokenIn(report).length : 1
  const names = report ? namesIn(report) : []
  return judged({ passed: report?.numPassedTests ?? 0, failed, names }, code, output)
}

/**
 * Shows the output of a failing command; an exit code that no test explains is a failure of its
 * own.
 */
export function judged(result: Result, code: number, output: string): Result {
  if (code === 0 && result.failed === 0) return result
  console.error(output.trim())
  return { ...result, failed: Math.max(1, result.failed) }
}
