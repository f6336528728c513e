import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKS } from './check.ts'
import { ownProcess } from './own-process.ts'
import { ROOT, type Part } from './part.ts'
import { ASKED, RECORDED } from './recorded.ts'
import { runParts, tableOf } from './run-parts.ts'

// Servers and tools start many times: what Node made of a file once is kept for the next.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules', '.cache', 'node')

// What an earlier run recorded says nothing of this one.
for (const folder of [RECORDED, ASKED]) rmSync(folder, { recursive: true, force: true })

const others = readdirSync(join(import.meta.dirname, 'test-parts'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .toSorted()
const chosen = process.argv.slice(2)
/** What the proof of the loop looks at in a whole run, of the same tree with some lines more. */
const PROVED = new Set(['types', 'doors'])
const checks = CHECKS.filter((check) => !PROVED.has(check) || chosen.length > 0)
// What must hold before anything runs is told first, and the build is there for all that follows.
const groups = [
  [...checks.map((check) => `checks/${check}.ts`), 'test-parts/build.ts'],
  others.filter((file) => file !== 'build.ts').map((file) => `test-parts/${file}`),
]
const isChosen = ({ name }: Part): boolean =>
  chosen.length === 0 || chosen.some((word) => name.startsWith(word))
const results: Awaited<ReturnType<typeof runParts>>[] = []
for (const files of groups)
  results.push(await runParts((await Promise.all(files.map(ownProcess))).filter(isChosen)))
const sum = (what: 'passed' | 'failed') => results.reduce((all, one) => all + one[what], 0)
console.log(
  tableOf(
    results.flatMap(({ ended }) => ended),
    performance.now() / 1000,
  ),
)
// At the very end, since a log is cut at its head.
for (const { name, failed, names = [] } of results.flatMap(({ ended }) => ended)) {
  if (failed > 0) console.log(`failed ${name}`)
  for (const each of names) console.log(`  ${each}`)
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
