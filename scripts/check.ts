import type { Part } from './part.ts'
import { runParts } from './run-parts.ts'

/** What must hold before anything runs: files of checks/, the longest first. */
export const CHECKS = [
  'types',
  'unused',
  'generated',
  'doors',
  'documents',
  'contract',
  'lint',
  'format',
  'words',
  'breaks',
  'migrations',
  'counts',
] as const

/** What somebody asked for that is no part: nothing would run, and all would seem well. */
export const unknownParts = (asked: readonly string[], names: readonly string[]): string[] =>
  asked.filter((word) => !names.some((name) => name.startsWith(word)))

/** `npm run check [name…]`: all of them, or those that names choose. */
if (import.meta.main) {
  const checks = await Promise.all(
    CHECKS.map((check) => import(`./checks/${check}.ts`) as Promise<Part>),
  )
  const chosen = process.argv.slice(2)
  const names = checks.map(({ name }) => name)
  const unknown = unknownParts(chosen, names)
  if (unknown.length > 0) {
    console.error(`There is no check ${unknown.join(', ')}. There are: ${names.join(', ')}`)
    process.exitCode = 1
  } else {
    const { failed } = await runParts(
      checks.filter(
        (check) => chosen.length === 0 || chosen.some((word) => check.name.startsWith(word)),
      ),
    )
    process.exitCode = failed === 0 ? 0 : 1
  }
}
