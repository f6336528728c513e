import { follow, refName } from '../../server/contract/refs.ts'
import { asJson, type Json } from '../generate/json.ts'

/** Whose side a schema stands on: callers write a request, readers take a reply. */
export type Side = 'request' | 'reply'

/** One difference: where it is, what it is in words, and whether somebody's code stops working. */
export interface Change {
  side: Side
  where: string
  what: string
  breaks: boolean
}

export interface Compared {
  old: Json
  now: Json
  /** Adds a difference; `breaks` says for whom. */
  add: (change: Omit<Change, 'side'>) => void
  side: Side
  /** Components being compared already, so that one that holds itself ends. */
  seen: Set<string>
}

const PREFIX = '#/components/schemas/'
const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const names = (schema: Json, key: string): string[] => list(schema[key]).map(String)

function resolve(document: Json, schema: Json): { schema: Json; name: string | null } {
  const stated = asJson(asJson(document['components'])['schemas'])
  return {
    schema: follow('$ref' in schema ? { $ref: schema['$ref'] } : schema, (name) =>
      asJson(stated[name]),
    ),
    name: refName(schema),
  }
}

const typesOf = (schema: Json): string[] =>
  schema['type'] === undefined
    ? []
    : Array.isArray(schema['type'])
      ? schema['type'].map(String)
      : [String(schema['type'])]

/** Limits of a value: which way a change takes something away. */
const LIMITS: Record<string, 'upper' | 'lower'> = {
  maximum: 'upper',
  exclusiveMaximum: 'upper',
  maxLength: 'upper',
  maxItems: 'upper',
  maxProperties: 'upper',
  minimum: 'lower',
  exclusiveMinimum: 'lower',
  minLength: 'lower',
  minItems: 'lower',
  minProperties: 'lower',
}
/** What is compared as a whole: code cannot say which way it moved. */
const WHOLE = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'if',
  'then',
  'else',
  'not',
  'dependentRequired',
  'dependentSchemas',
  'contains',
  'const',
]

/** Compares two schemas on one side; what differs is added where it is. */
export function compareSchema(
  compared: Compared,
  before: unknown,
  after: unknown,
  where: string,
): void {
  const a = resolve(compared.old, asJson(before ?? {}))
  const b = resolve(compared.now, asJson(after ?? {}))
  if (a.name !== null && a.name === b.name) {
    if (compared.seen.has(a.name)) return
    compared.seen.add(a.name)
    compareInner(compared, a.schema, b.schema, a.name)
  } else compareInner(compared, a.schema, b.schema, where)
}

function compareInner(compared: Compared, a: Json, b: Json, where: string): void {
  compareTypes(compared, a, b, where)
  compareValues(compared, a, b, where)
  compareAliases(compared, a, b, where)
  compareLimits(compared, a, b, where)
  compareProperties(compared, a, b, where)
  compareAlternatives(compared, a, b, where)
  if (a['items'] !== undefined || b['items'] !== undefined)
    compareSchema(compared, a['items'], b['items'], `${where}[]`)
  for (const key of WHOLE) {
    if (JSON.stringify(a[key]) === JSON.stringify(b[key])) continue
    const gone = b[key] === undefined
    compared.add({
      where,
      what: `${key} was ${shown(a[key])}, is ${shown(b[key])}`,
      breaks: compared.side === 'request' ? !gone : key === 'format' || key === 'const',
    })
  }
}

function compareTypes({ side, add }: Compared, a: Json, b: Json, where: string): void {
  const [was, is] = [typesOf(a), typesOf(b)]
  const wider = is.includes('number') ? [...is, 'integer'] : is
  const before = was.includes('number') ? [...was, 'integer'] : was
  for (const type of was)
    if (is.length > 0 && !wider.includes(type))
      add({
        where,
        what: type === 'null' ? 'may no longer be null' : `is no longer a ${type}`,
        breaks: side === 'request',
      })
  for (const type of is)
    if (was.length > 0 && !before.includes(type))
      add({
        where,
        what: type === 'null' ? 'may now be null' : `may now be a ${type}`,
        breaks: side === 'reply',
      })
}

function compareValues({ side, add }: Compared, a: Json, b: Json, where: string): void {
  if (a['enum'] === undefined && b['enum'] === undefined) return
  if (a['enum'] === undefined)
    return add({
      where,
      what: `is now one of ${names(b, 'enum').join(', ')}`,
      breaks: side === 'request',
    })
  if (b['enum'] === undefined)
    return add({ where, what: 'is no longer an enumeration', breaks: side === 'reply' })
  const [was, is] = [names(a, 'enum'), names(b, 'enum')]
  for (const value of was)
    if (!is.includes(value))
      add({ where, what: `the value ${value} is gone`, breaks: side === 'request' })
  for (const value of is)
    if (!was.includes(value))
      add({ where, what: `the value ${value} is new`, breaks: side === 'reply' })
}

/** Old names that were taken for new ones; one that is a key or a value of its own again is known. */
function compareAliases({ side, add }: Compared, a: Json, b: Json, where: string): void {
  const [was, is] = [asJson(a['x-aliases']), asJson(b['x-aliases'])]
  for (const [old, name] of Object.entries(was)) {
    if (is[old] === name || old in asJson(b['properties']) || names(b, 'enum').includes(old))
      continue
    const what =
      is[old] === undefined
        ? `the old name ${old} of ${shown(name)} is no longer known`
        : `the old name ${old} of ${shown(name)} is now one of ${shown(is[old])}`
    add({ where, what, breaks: side === 'request' })
  }
}

function compareLimits({ side, add }: Compared, a: Json, b: Json, where: string): void {
  for (const [key, kind] of Object.entries(LIMITS)) {
    if (a[key] === b[key]) continue
    const open = kind === 'upper' ? Infinity : -Infinity
    const [was, is] = [Number(a[key] ?? open), Number(b[key] ?? open)]
    const narrower = kind === 'upper' ? is < was : is > was
    add({
      where,
      what: `${key} was ${shown(a[key])}, is ${shown(b[key])}`,
      breaks: side === 'request' && narrower,
    })
  }
}

function compareProperties(compared: Compared, a: Json, b: Json, where: string): void {
  const [was, is] = [asJson(a['properties'] ?? {}), asJson(b['properties'] ?? {})]
  const [needed, needs] = [names(a, 'required'), names(b, 'required')]
  const { side, add } = compared
  for (const key of Object.keys(was)) {
    const at = `${where}.${key}`
    if (!(key in is)) {
      add({ where: at, what: side === 'request' ? 'is no longer taken' : 'is gone', breaks: true })
      continue
    }
    if (!needed.includes(key) && needs.includes(key))
      add({ where: at, what: 'must be there now', breaks: side === 'request' })
    if (needed.includes(key) && !needs.includes(key))
      add({ where: at, what: 'may be absent now', breaks: side === 'reply' })
    compareSchema(compared, was[key], is[key], at)
  }
  for (const key of Object.keys(is))
    if (!(key in was))
      add({
        where: `${where}.${key}`,
        what: !needs.includes(key)
          ? 'is new'
          : side === 'request'
            ? 'is new and must be there'
            : 'is new and always there',
        breaks: side === 'request' && needs.includes(key),
      })
}

const isOpen = (schema: unknown): boolean => asJson(schema)['type'] !== 'null'

/** Alternatives by the name of their component, or else by what they are. */
function compareAlternatives(compared: Compared, a: Json, b: Json, where: string): void {
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    // What may be null has one alternative: compared by what it is, whatever it is called.
    const lone =
      key !== 'allOf' && [a, b].every((side) => list(side[key]).filter(isOpen).length === 1)
    const nameOf = (schema: unknown, index: number): string =>
      lone && isOpen(schema)
        ? 'value'
        : String(asJson(schema)['$ref'] ?? asJson(schema)['title'] ?? index).replace(PREFIX, '')
    const was = new Map(list(a[key]).map((schema, index) => [nameOf(schema, index), schema]))
    const is = new Map(list(b[key]).map((schema, index) => [nameOf(schema, index), schema]))
    for (const [name, schema] of was) {
      if (is.has(name)) compareSchema(compared, schema, is.get(name), `${where}/${name}`)
      else
        compared.add({
          where,
          what: `the ${key} ${name} is gone`,
          breaks: compared.side === 'request' && key !== 'allOf',
        })
    }
    for (const name of is.keys())
      if (!was.has(name))
        compared.add({
          where,
          what: `the ${key} ${name} is new`,
          breaks: (compared.side === 'reply') !== (key === 'allOf'),
        })
  }
}
