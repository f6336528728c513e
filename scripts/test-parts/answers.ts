import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRoutes } from '../../server/contract/routes.ts'
import { ROOT, type Result } from '../part.ts'
import { recorded } from '../recorded.ts'

export const name = 'documented answers'

const LIST = 'server/walks/contract/unproduced.json'
/** The one reason under which a status may be produced all the same: the list began with what a part of the tests did not meet. */
const CHANCE = 'not met by the tests looked at on 2026-11-21; each wants its test'

/**
 * Every status that the contract documents is produced by some server test of this run, or stands in a list with the
 * reason why not. The list may only shrink: what is produced after all must be taken out of it.
 */
export async function run(): Promise<Result> {
  const answers = recorded()
  if (answers.length === 0) {
    console.error('Nothing was recorded: run this together with the part "unit, dom and server tests".')
    return { passed: 0, failed: 1 }
  }
  const produced = new Set(answers.map(({ operationId, status }) => `${operationId} ${status}`))
  const documented = new Set(readRoutes().routes.flatMap(({ operationId, replies }) => Object.keys(replies).map((status) => `${operationId} ${status}`)))
  const reasons = JSON.parse(readFileSync(join(ROOT, LIST), 'utf8')) as Record<string, string[]>
  const excused = new Set(Object.values(reasons).flat())
  const faults = [
    ...[...documented].filter((one) => !produced.has(one) && !excused.has(one)).map((one) => `${one}: no server test produces it; test it, or write it into ${LIST} with its reason`),
    ...[...excused].filter((one) => !documented.has(one)).map((one) => `${one}: not in the contract any more; take it out of ${LIST}`),
    ...[...excused].filter((one) => documented.has(one) && produced.has(one) && !reasons[CHANCE]?.includes(one)).map((one) => `${one}: a test produces it now; take it out of ${LIST}`),
  ]
  if (faults.length > 0) console.error(faults.map((fault) => `- ${fault}`).join('\n'))
  return { passed: [...documented].filter((one) => produced.has(one)).length, failed: faults.length }
}
