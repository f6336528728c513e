import { existsSync, readFileSync } from 'node:fs'
import { command, type Result } from '../part.ts'
import { freshReport, judged } from '../vitest.ts'

export const name = 'browser tests'
export const cores = 1
export const seconds = 700

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
}

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
  const { stats } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { stats: { expected: 0, unexpected: 1, flaky: 0 } }
  if (stats.flaky > 0)
    console.error(output.slice(output.lastIndexOf(`${stats.flaky} flaky`)).trim())
  return judged({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, code, output)
}
