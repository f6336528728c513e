import { follow } from '../../server/contract/refs.ts'

/** A JSON Schema, as the contract writes it. */
export type Schema = Record<string, unknown>

/** The bundled contract, as far as mocks read it. */
export interface ContractDocument {
  paths: Record<
    string,
    Record<string, { operationId?: string; summary?: string; responses?: Record<string, Schema> }>
  >
  components: Record<'schemas' | 'responses' | 'parameters', Record<string, Schema> | undefined>
}

/** Reads schemas of one contract. */
export class Shapes {
  readonly #document: ContractDocument

  constructor(document: ContractDocument) {
    this.#document = document
  }

  /** A schema with its `$ref` followed; keywords beside the reference win. */
  open(given: unknown): Schema {
    return follow((given ?? {}) as Schema, (name, ref) => {
      const [, folder] = /\/(responses|parameters)\//.exec(ref) ?? []
      return this.#document.components[(folder ?? 'schemas') as 'schemas']?.[name]
    })
  }

  /** The same without `null` as a choice, and whether it was one. */
  settled(given: unknown): { schema: Schema; nullable: boolean; open: boolean } {
    const schema = this.open(given)
    const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined
    if (!choices) {
      const types = [schema['type'] ?? []].flat()
      return { schema, nullable: types.includes('null'), open: false }
    }
    const rest = choices.filter((choice) => this.open(choice)['type'] !== 'null')
    if (rest.length !== 1) return { schema, nullable: rest.length < choices.length, open: true }
    const { anyOf: _any, oneOf: _one, ...beside } = schema
    return { schema: { ...this.open(rest[0]), ...beside }, nullable: true, open: false }
  }

  /** The schema of a reply; null when it has no JSON body. */
  reply(path: string, method: string, status: number): Schema | null {
    const response = this.open(
      this.#document.paths[path]?.[method.toLowerCase()]?.responses?.[String(status)],
    )
    const media = Object.entries((response['content'] ?? {}) as Record<string, Schema>).find(
      ([type]) => type.includes('json'),
    )
    return (media?.[1]['schema'] as Schema | undefined) ?? null
  }

  /** The kind of record whose id this is, as `x-sample` says it; null where it says none. */
  kindOf(id: unknown): string | null {
    const sample = String(this.settled(id).schema['x-sample'])
    return sample.endsWith('.id') ? sample.slice(0, -'.id'.length) : null
  }

  /**
   * The kind of the record that an address names first: its parameter says it, or the record that
   * is read there.
   */
  kindAt(path: string): string | null {
    const [item = '', name = ''] = /^[^{]*\{(\w+)\}\//.exec(path) ?? []
    const { parameters = [], get } = (this.#document.paths[path] ?? {}) as Record<string, Schema>
    const mine = [...(parameters as unknown[]), ...((get?.['parameters'] ?? []) as unknown[])]
    const said = mine.map((one) => this.open(one)).find((one) => one['name'] === name)
    return (
      this.kindOf(said?.['schema']) ??
      this.kindOf((this.open(this.reply(item, 'get', 200))['properties'] as Schema)?.['id'])
    )
  }

  /** What an operation does, in the contract's words. */
  summary(path: string, method: string): string {
    return this.#document.paths[path]?.[method.toLowerCase()]?.summary ?? ''
  }
}

/**
 * Whether a leaf fits the keywords that made-up values break; the whole reply is held to the
 * contract afterwards.
 */
export function fits(value: unknown, schema: Schema, nullable: boolean): boolean {
  if (value === undefined) return false
  if (value === null) return nullable
  const types = [schema['type'] ?? []].flat()
  const type = typeof value === 'number' ? 'number' : typeof value
  const known =
    types.length === 0 ||
    types.includes(type) ||
    (type === 'number' && types.includes('integer') && Number.isInteger(value))
  if (!known) return false
  if (Array.isArray(schema['enum']) && !schema['enum'].includes(value)) return false
  if ('const' in schema && schema['const'] !== value) return false
  if (typeof value === 'number')
    return (
      value >= Number(schema['minimum'] ?? -Infinity) &&
      value <= Number(schema['maximum'] ?? Infinity)
    )
  if (typeof value !== 'string') return true
  if (
    value.length < Number(schema['minLength'] ?? 0) ||
    value.length > Number(schema['maxLength'] ?? Infinity)
  )
    return false
  if (typeof schema['pattern'] === 'string' && !new RegExp(schema['pattern'], 'u').test(value))
    return false
  return FORMATS[String(schema['format'])]?.test(value) ?? true
}

const FORMATS: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  email: /^[^@\s]+@[^@\s]+\.\w+$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^\w+:\/\//,
}
