import * as breaks from './checks/breaks.ts'
import * as contract from './checks/contract.ts'
import * as counts from './checks/counts.ts'
import * as documents from './checks/documents.ts'
import * as doors from './checks/doors.ts'
import * as format from './checks/format.ts'
import * as generated from './checks/generated.ts'
import * as lint from './checks/lint.ts'
import * as types from './checks/types.ts'
import * as unused from './checks/unused.ts'
import * as words from './checks/words.ts'
import { runParts } from './part.ts'

/**
 * `npm run check [name…]`: what must hold before anything runs. Names choose some of the checks.
 */
export const checks = [
  // The longest first: the others run beside it.
  types,
  contract,
  generated,
  breaks,
  format,
  lint,
  doors,
  unused,
  words,
  documents,
  counts,
]

if (import.meta.main) {
  const chosen = process.argv.slice(2)
  const { failed } = await runParts(
    checks.filter(
      (check) => chosen.length === 0 || chosen.some((word) => check.name.startsWith(word)),
    ),
  )
  process.exitCode = failed === 0 ? 0 : 1
}
