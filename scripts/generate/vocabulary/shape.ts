import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { asJson } from '../json.ts'
import { OPENAPI } from '../paths.ts'
import type { Problem } from '../problem.ts'
import { problemAt, type Path, type Source, type Sources } from './source.ts'

const VOCABULARY = 'vocabulary.schema.json'

/** Consequences of what another error says. */
const SILENT = new Set(['if', 'anyOf'])

/**
 * Names, kinds and values of keywords that `openapi/vocabulary.schema.json` does not know, in every
 * file.
 */
export function shapeFaults({ files }: Sources): Problem[] {
  return [...files.values()].flatMap((source) => {
    const faults = known.get(source) ?? faultsIn(source)
    known.set(source, faults)
    return faults
  })
}

/** A file says the same however many contracts it is in: tests try dozens that differ in one. */
const known = new WeakMap<Source, Problem[]>()
let check: ValidateFunction | null = null

function faultsIn(source: Source): Problem[] {
  // The vocabulary is the tree's own, also for a contract that is tried elsewhere.
  check ??= new Ajv({ allErrors: true, strict: false, verbose: true }).compile(
    JSON.parse(readFileSync(join(OPENAPI, VOCABULARY), 'utf8')) as object,
  )
  if (check(source.node)) return []
  return (check.errors ?? [])
    .filter(({ keyword }) => !SILENT.has(keyword))
    .map((error) => faultOf(source, error))
}

function faultOf(source: Source, error: ErrorObject): Problem {
  const path = pathOf(error.instancePath)
  const { additionalProperty } = error.params as { additionalProperty?: string }
  if (additionalProperty !== undefined && error.parentSchema?.['patternProperties']) {
    const known = Object.keys(asJson(error.parentSchema['properties'])).filter((name) =>
      name.startsWith('x-'),
    )
    const here = known.length > 0 ? `here: ${known.join(', ')}` : 'nothing of ours stands here'
    return problemAt(
      source,
      [...path, additionalProperty],
      `${additionalProperty}: no such keyword (${here})`,
    )
  }
  const keyword =
    path.findLast((part) => String(part).startsWith('x-')) ?? path.at(-1) ?? 'the file'
  return problemAt(source, path, `${keyword}: ${wordsOf(error)}`)
}

function wordsOf({ keyword, params, data, message = '' }: ErrorObject): string {
  const value = JSON.stringify(data)
  const { allowedValues, allowedValue } = params as {
    allowedValues?: unknown[]
    allowedValue?: unknown
  }
  if (keyword === 'enum') return `${value} is none of ${(allowedValues ?? []).join(', ')}`
  if (keyword === 'const')
    return `${value} is not ${JSON.stringify(allowedValue)}; leave it out instead`
  return `${value} ${message}`
}

function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}
