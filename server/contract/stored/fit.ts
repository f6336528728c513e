import { follow } from '../refs.ts'
import type { JsonSchema, RoutesFile } from '../routes.ts'
import { takeKeys, Validators, type Check } from '../validator.ts'

/** Nothing of a value fits. */
export const NOTHING = Symbol('nothing')

/**
 * From this limit on a text is prose, of which the beginning still says something; half of a code
 * says a wrong thing.
 */
const PROSE = 80

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

  constructor(contract: RoutesFile['contract'], validators = new Validators(contract, 'old')) {
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
   * As much of the value as fits, of one that lacks what its schema needs: what code may take a
   * value of this kind apart by. A needed object is there with its own needed parts, a list is
   * empty, a free text is empty and what may be null is null. A needed number, code or value of an
   * enumeration stays absent: any that we put there would claim something. Such a value does not
   * fit, so its row is missing from a reply, and nothing else is.
   */
  frame(schema: JsonSchema, value: unknown): unknown {
    const read = this.read(schema, value)
    if (read !== NOTHING) return read
    const node = this.shapeOf(schema, value)
    const named = renamed(node, value)
    if (node['type'] === 'array') return Array.isArray(named) ? this.#items(node, named) : []
    if (node['type'] !== 'object') return this.#blank(schema)
    const out = this.#object(node, isValues(named) ? named : {})
    for (const key of (node['required'] ?? []) as string[]) {
      if (Object.hasOwn(out, key)) continue
      const part = this.partOf(node, key) ?? {}
      const framed = this.frame(part, isValues(named) ? named[key] : undefined)
      if (framed !== NOTHING) out[key] = framed
    }
    return out
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

  /**
   * What may stand in place of a needed part: its default, null, an empty list, or an object that
   * needs nothing else.
   */
  standIn(schema: JsonSchema): unknown {
    const standing = [schema['default'], null, []].find(
      (each) => each !== undefined && this.fits(schema, each),
    )
    if (standing !== undefined) return structuredClone(standing)
    const node = this.#follow(schema)
    const object = node['type'] === 'object' ? this.#object(node, {}) : NOTHING
    return object !== NOTHING && this.fits(node, object) ? object : NOTHING
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
      const empty = this.standIn(this.partOf(node, key) ?? {})
      if (empty !== NOTHING) out[key] = empty
    }
    return out
  }

  #blank(schema: JsonSchema): unknown {
    return this.#follow(schema)['type'] === 'string' && this.fits(schema, '') ? '' : NOTHING
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
 * Old names of a value, or of the keys of an object, replaced; of both keys the old one was written
 * last (`takeKeys`).
 */
export function renamed(node: JsonSchema, value: unknown): unknown {
  const aliases = node['x-aliases'] as Record<string, string> | undefined
  if (!aliases) return value
  if (typeof value === 'string') return Object.hasOwn(aliases, value) ? aliases[value] : value
  if (!isValues(value)) return value
  const out = { ...value }
  takeKeys(aliases, out, 'old')
  return out
}

function cut(node: JsonSchema, text: string): unknown {
  const limit = Number(node['maxLength'] ?? 0)
  const isFree =
    node['pattern'] === undefined && node['format'] === undefined && node['enum'] === undefined
  return isFree && limit >= PROSE ? `${[...text].slice(0, limit - 1).join('')}…` : NOTHING
}

const sizeOf = (value: unknown): number =>
  value === NOTHING ? -1 : value === null ? 0 : JSON.stringify(value).length
