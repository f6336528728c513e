/** A JSON object as the contract's schemas are read: keys in the order of the YAML. */
export type Json = Record<string, unknown>

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asJson(value: unknown): Json {
  return isJson(value) ? value : {}
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** `PropertyBasics` → `propertyBasics`. */
export function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
