import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
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

/** Tests that failed and passed when they were tried again: `file: name`. */
export const flakyIn = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
  )

/** Suites that do not even load: each is a failure of its own. */
const brokenIn = ({ testResults }: Report): number =>
  testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length

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
  const flaky = report ? flakyIn(report) : []
  if (flaky.length > 0) console.error(`flaky: ${flaky.join('\nflaky: ')}`)
  const failed = report ? report.numFailedTests + brokenIn(report) : 1
  return judged({ passed: report?.numPassedTests ?? 0, failed }, code, output)
}

/**
 * Shows the output of a failing command; an exit code that no test explains is a failure of its
 * own.
 */
export function judged(result: Result, code: number, output: string): Result {
  if (code === 0 && result.failed === 0) return result
  console.error(output.trim())
  return { passed: result.passed, failed: Math.max(1, result.failed) }
}
