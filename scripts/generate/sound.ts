import { join } from 'node:path'
import type { Contract } from './contract.ts'
import { asJson, asList, isJson, type Json } from './json.ts'
import { lineOf, Problem } from './problem.ts'

type Path = (string | number)[]

/**
 * What no lint sees and what would fail later without a place: a pattern that is none, a field
 * required that there is not.
 */
function faultOf(schema: Json): { what: string; at: Path } | null {
  const { pattern, required, properties } = schema
  if (typeof pattern === 'string') {
    try {
      // Compiled as Ajv does it.
      new RegExp(pattern, 'u')
    } catch (error) {
      return {
        what: `pattern: ${error instanceof Error ? error.message : String(error)}`,
        at: ['pattern'],
      }
    }
  }
  const missing =
    isJson(properties) && schema['additionalProperties'] === false
      ? asList(required)
          .map(String)
          .find((name) => !(name in properties))
      : undefined
  return missing === undefined
    ? null
    : { what: `required: there is no field ${missing}`, at: ['required'] }
}

function look(node: unknown, path: Path, refuse: (what: string, at: Path) => never): void {
  if (Array.isArray(node)) return node.forEach((one, at) => look(one, [...path, at], refuse))
  if (!isJson(node) || typeof node['$ref'] === 'string') return
  const fault = faultOf(node)
  if (fault) refuse(fault.what, [...path, ...fault.at])
  for (const [key, value] of Object.entries(node))
    if (key !== 'examples' && key !== 'example') look(value, [...path, key], refuse)
}

/** Throws a Problem with file and line of the first component that cannot be what it says. */
export function refuseUnsound({ schemas, folders }: Contract, openapi: string): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const file = join(openapi, 'schemas', folders[name] ?? '', `${name}.yaml`)
    look(asJson(schema), [], (what, at) => {
      throw new Problem(
        file,
        lineOf(file, at),
        `${at
          .slice(0, -1)
          .filter((part) => part !== 'properties')
          .join('.')} ${what}`.trim(),
      )
    })
  }
}
