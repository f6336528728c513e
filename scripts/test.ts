import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from './check.ts'
import { ASKED, RECORDED } from './recorded.ts'
import { command, oneCommand, ROOT, runParts, type Part } from './part.ts'
import { freshReport, judged, runVitest } from './vitest.ts'

/** Vitest's projects. */
const unit: Part = {
  name: 'unit, dom and server tests',
  run: () => runVitest('vitest.json', [], { RECORD_ANSWERS: RECORDED, RECORD_STATEMENTS: ASKED }),
}

const build: Part = {
  name: 'build',
  cores: 1,
  run: () =>
    oneCommand('node', [
      '--eval',
      `import('./scripts/bootstrap.mjs').then((it) => it.ensureBuilt())`,
    ]),
}

/**
 * Playwright on the real server, whose two workers wait for each other's pages; a test that came
 * right only at its second try is named: it is a fault to mend, not to live with.
 */
const browser: Part = {
  name: 'browser tests',
  cores: 1,
  async run() {
    const file = freshReport('playwright.json')
    const { code, output } = await command(
      'playwright',
      ['test', '--retries=1', '--reporter=line,json'],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    )
    const stats = existsSync(file)
      ? (
          JSON.parse(readFileSync(file, 'utf8')) as {
            stats: { expected: number; unexpected: number; flaky: number }
          }
        ).stats
      : { expected: 0, unexpected: 1, flaky: 0 }
    if (stats.flaky > 0)
      console.error(output.slice(output.lastIndexOf(`${stats.flaky} flaky`)).trim())
    return judged({ passed: stats.expected + stats.flaky, failed: stats.unexpected }, code, output)
  },
}

/**
 * Parts that lie in scripts/test-parts: each exports `name` and `run`. One that does not load fails
 * by itself.
 */
async function moreParts(): Promise<Part[]> {
  const folder = join(ROOT, 'scripts', 'test-parts')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
  return Promise.all(
    files.map((file) =>
      import(`./test-parts/${file}`).then(
        (part: Part) => part,
        (error: unknown): Part => ({ name: file, run: () => Promise.reject(error) }),
      ),
    ),
  )
}

// Servers and tools start many times: what Node made of a file once is kept for the next.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'node')

const chosen = process.argv.slice(2)
const wanted = (parts: readonly Part[]): Part[] =>
  parts.filter((part) => chosen.length === 0 || chosen.some((word) => part.name.startsWith(word)))

// What an earlier run recorded says nothing of this one.
for (const folder of [RECORDED, ASKED]) rmSync(folder, { recursive: true, force: true })
const more = await moreParts()
const [waiting, working] = [
  more.filter(({ cores }) => cores === 0),
  more.filter(({ cores }) => cores !== 0),
]
// Each group uses what the one before leaves: the build, then what the tests recorded. No part keeps
// two cores busy alone: trials that wait more than they work go beside the tests, whatever else
// there is beside the browser, one after another.
const groups = [
  [...checks, build],
  [...waiting, unit],
  [browser, ...working],
]
let [passed, failed] = [0, 0]
for (const group of groups) {
  const result = await runParts(wanted(group))
  passed += result.passed
  failed += result.failed
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
