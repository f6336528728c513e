import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRoutes } from '../../server/contract/routes.ts'
import { ROOT, type Result } from '../part.ts'
import { recorded } from '../recorded.ts'
import { faultsOf, undocumented, type Excuse } from './answers/excused.ts'

export const name = 'documented answers'
export const cores = 1
export const after = ['unit, dom and server tests']

const LIST = 'server/walks/contract/unproduced.json'
/**
 * Every status that the contract documents is produced by some server test of this run, or stands
 * in a list with the reason and the day until which it holds. What is produced after all, or late,
 * must be taken out of the list. And the other way: what an operation refuses, it documents.
 */
export async function run(): Promise<Result> {
  const answers = recorded()
  if (answers.length === 0) {
    console.error(
      'Nothing was recorded: run this together with the part "unit, dom and server tests".',
    )
    return { passed: 0, failed: 1 }
  }
  const produced = new Set(answers.map(({ operationId, status }) => `${operationId} ${status}`))
  const documented = new Set(
    readRoutes().routes.flatMap(({ operationId, replies }) =>
      Object.keys(replies).map((status) => `${operationId} ${status}`),
    ),
  )
  const excuses = JSON.parse(readFileSync(join(ROOT, LIST), 'utf8')) as Excuse[]
  const faults = [
    ...faultsOf(
      excuses,
      { documented, produced, today: new Date().toISOString().slice(0, 10) },
      LIST,
    ),
    ...undocumented(published(), produced),
  ]
  if (faults.length > 0) console.error(faults.map((fault) => `- ${fault}`).join('\n'))
  return {
    passed: [...documented].filter((one) => produced.has(one)).length,
    failed: faults.length,
  }
}

/**
 * Answers as the published contract has them: what the house may answer (`x-answers`), too, such as
 * a key without the scope.
 */
function published(): ReadonlySet<string> {
  const { paths } = JSON.parse(
    readFileSync(join(ROOT, 'generated', 'openapi.json'), 'utf8'),
  ) as Published
  return new Set(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ operationId, responses = {} }) =>
        Object.keys(responses).map((status) => `${operationId} ${status}`),
      ),
  )
}

interface Published {
  paths: Record<
    string,
    Record<string, { operationId?: string; responses?: Record<string, unknown> }>
  >
}
