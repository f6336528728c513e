import type { ErrorObject } from 'ajv/dist/2020.js'
import { pointerParts } from '../field-errors.ts'

/**
 * Removes the nulls that the schema refused below the top level: inside a step an absent key is
 * unknown, so null says the same. Returns whether any was removed. A refused null at the top level
 * stays an error.
 */
export function dropRefusedNulls(body: unknown, errors: ErrorObject[]): boolean {
  let dropped = false
  for (const error of errors) {
    const parts = pointerParts(error.instancePath)
    const last = parts.pop()
    if (last === undefined || parts.length === 0) continue
    const parent = parts.reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), body)
    if (!isRecord(parent) || Array.isArray(parent) || parent[last] !== null) continue
    delete parent[last]
    dropped = true
  }
  return dropped
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
