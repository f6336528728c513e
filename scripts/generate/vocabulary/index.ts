import type { Problem } from '../problem.ts'
import { aliasFaults } from './aliases.ts'
import { auditFaults } from './audit.ts'
import { beforeSecondFaults } from './before-second.ts'
import { optionFaults, whenFaults } from './conditions.ts'
import { enumFaults } from './enums.ts'
import { offlineFaults } from './offline.ts'
import { nameFaults, operatorFaults, rightFaults, scopeFaults } from './operations.ts'
import { publishFaults } from './publish.ts'
import { readFaults } from './read.ts'
import { sampleFaults } from './samples.ts'
import { shapeFaults } from './shape.ts'
import { readSources, type Sources } from './source.ts'
import { stepUpFaults } from './step-up.ts'
import { toolFaults } from './tools.ts'
import { unionFaults } from './unions.ts'

/** What a single file cannot say of a keyword and the whole contract can. */
const RULES = [
  whenFaults,
  optionFaults,
  aliasFaults,
  enumFaults,
  sampleFaults,
  publishFaults,
  rightFaults,
  operatorFaults,
  scopeFaults,
  stepUpFaults,
  beforeSecondFaults,
  auditFaults,
  readFaults,
  offlineFaults,
  toolFaults,
  nameFaults,
  unionFaults,
]

/**
 * Every mistake with an `x-` keyword in the contract, each with file and line: first by
 * `openapi/vocabulary.schema.json`, then by what the contract as a whole says.
 */
export function vocabularyFaults(sources: Sources): Problem[] {
  return [shapeFaults, ...RULES].flatMap((rule) => rule(sources))
}

/** Throws with all the mistakes of the contract at `folder`. */
export function refuseUnknownWords(folder: string): void {
  const faults = vocabularyFaults(readSources(folder))
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('\n'))
}
