import { follow } from '../refs.ts'
import type { JsonSchema, RoutesFile } from '../routes.ts'
import { Validators, type Check } from '../validator.ts'

/** Nothing of a value fits. */
export const NOTHING = Symbol('nothing')

/**
 * From this limit on a text is prose, of which the beginning still says something; half of a code
 * says a wrong thing.
 */
const PROSE = 80
/** What an object may hold in place of a part that it needs and that does not fit. */
const EMPTY = [null, []]

type Values = Record<string, unknown>
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asSchema = (value: unknown): JsonSchema => (isValues(value) ? value : {})

/**
 * Reads values by a contract that may be older or newer than the one they were written with. What
 * fits comes back as it is; of what does not, all that fits: old names are taken for the new ones
 * (`x-aliases`), keys and values that the contract does not know are left out, items one by one,
 * and where something needed is missing the object around it. Prose that is too long is cut; a
 * number past its limit is unknown, since no other number would be true.
 */
export class Fit {
  readonly #defs: Record<string, JsonSchema>
  readonly #validators: Validators
  readonly #checks = new WeakMap<JsonSchema, Check>()
  /** Schemas with their references followed; one object each, since a check is compiled for it. */
  readonly #followed = new WeakMap<JsonSchema, JsonSchema>()

  constructor(contract: RoutesFile['contract'], validators = new Validators(contract)) {
    this.#defs = contract.$defs
    this.#validators = validators
  }

  /** The check of a schema, compiled when it is first needed. */
  checkOf(schema: JsonSchema): Check {
    const check = this.#checks.get(schema) ?? this.#validators.check(schema)
    this.#checks.set(schema, check)
    return check
  }

  /** Does it fit as it is? Old names inside it are replaced in place. */
  fits(schema: JsonSchema, value: unknown): boolean {
    return this.checkOf(schema)(value, false) === null
  }

  /** As much of the value as fits the schema; `NOTHING` when that is none. */
  read(schema: JsonSchema, value: unknown): unknown {
    const node = this.shapeOf(schema, value)
    const named = renamed(node, value)
    if (this.fits(node, named)) return named
    const part = this.#part(node, named)
    return part !== NOTHING && this.fits(node, part) ? part : NOTHING
  }

  /**
   * The schema that says what the value is: references followed, of alternatives the one that keeps
   * most of it.
   */
  shapeOf(schema: JsonSchema, value: unknown): JsonSchema {
    const node = this.#follow(schema)
    const branches = (node['anyOf'] ?? node['oneOf']) as JsonSchema[] | undefined
    if (!branches) return node
    const sizes = branches.map((branch) => sizeOf(this.read(branch, value)))
    return this.shapeOf(branches[sizes.indexOf(Math.max(...sizes))] ?? {}, value)
  }

  /** What a key of an object must be; null when the contract does not know it. */
  partOf(node: JsonSchema, key: string): JsonSchema | null {
    const properties = asSchema(node['properties'])
    if (Object.hasOwn(properties, key)) return asSchema(properties[key])
    const others = node['additionalProperties']
    if (
      others === false ||
      (isValues(node['propertyNames']) && !this.fits(node['propertyNames'], key))
    )
      return null
    return asSchema(others)
  }

  #follow(schema: JsonSchema): JsonSchema {
    if (typeof schema['$ref'] !== 'string') return schema
    const known = this.#followed.get(schema) ?? follow(schema, (name) => this.#defs[name])
    this.#followed.set(schema, known)
    return known
  }

  #part(node: JsonSchema, value: unknown): unknown {
    if (Array.isArray(value)) return this.#items(node, value)
    if (isValues(value)) return this.#object(node, value)
    return typeof value === 'string' ? cut(node, value) : NOTHING
  }

  #object(node: JsonSchema, value: Values): Values {
    const entries = Object.entries(value).flatMap(([key, part]) => {
      const schema = this.partOf(node, key)
      const read = schema === null ? NOTHING : this.read(schema, part)
      return read === NOTHING ? [] : [[key, read] as const]
    })
    const out: Values = Object.fromEntries(entries)
    for (const key of (node['required'] ?? []) as string[]) {
      if (Object.hasOwn(out, key)) continue
      const schema = this.partOf(node, key) ?? {}
      const empty = [asSchema(schema)['default'], ...EMPTY].find(
        (each) => each !== undefined && this.fits(schema, each),
      )
      if (empty !== undefined) out[key] = structuredClone(empty)
    }
    return out
  }

  #items(node: JsonSchema, value: unknown[]): unknown[] {
    const schema = asSchema(node['items'])
    const read = value.map((item) => this.read(schema, item)).filter((item) => item !== NOTHING)
    const once =
      node['uniqueItems'] === true
        ? [...new Map(read.map((item) => [JSON.stringify(item), item])).values()]
        : read
    return once.slice(0, Number(node['maxItems'] ?? Infinity))
  }
}

/**
 * Old names of a value, or of the keys of an object, replaced; what stands under the new key
 * already stays.
 */
export function renamed(node: JsonSchema, value: unknown): unknown {
  const aliases = node['x-aliases'] as Record<string, string> | undefined
  if (!aliases) return value
  if (typeof value === 'string') return Object.hasOwn(aliases, value) ? aliases[value] : value
  if (!isValues(value)) return value
  const old = Object.entries(value).map(
    ([key, part]) => [Object.hasOwn(aliases, key) ? aliases[key] : key, part] as const,
  )
  const own = Object.entries(value).filter(([key]) => !Object.hasOwn(aliases, key))
  return Object.fromEntries([...old, ...own])
}

function cut(node: JsonSchema, text: string): unknown {
  const limit = Number(node['maxLength'] ?? 0)
  const isFree =
    node['pattern'] === undefined && node['format'] === undefined && node['enum'] === undefined
  return isFree && limit >= PROSE ? `${[...text].slice(0, limit - 1).join('')}…` : NOTHING
}

const sizeOf = (value: unknown): number =>
  value === NOTHING ? -1 : value === null ? 0 : JSON.stringify(value).length
