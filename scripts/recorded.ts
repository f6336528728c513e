import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recorded } from '../server/testing/record.ts'
import { ROOT } from './part.ts'

/** Where the server tests of `npm test` leave what they asked and were answered. */
export const RECORDED = join(ROOT, 'node_modules', '.cache', 'reports', 'answers')

/** Everything the last run of the server tests recorded; empty when there was none. */
export function recorded(folder = process.env['RECORD_ANSWERS'] ?? RECORDED): Recorded[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recorded[])
}
