import { LANGS } from '../../../server/contract/language.ts'
import { asJson, asList, isJson, type Json } from '../json.ts'
import type { Operation } from '../server-routes.ts'
import { resolve, typesOf } from '../server-schema.ts'
import type { ToolOperation } from '../../../generated/mcp/tool-type.ts'
import { faultOf } from './fault.ts'
import { isMoney } from './money.ts'

/** More is not said of what the values of an enumeration mean. */
const MOST_MEANINGS = 150
/** From here on a bound is one that nobody who talks comes near: the operation holds it. */
const FAR = 1_000_000
const CENTS = /^(?:Money in )?EUR cents[.;,]?\s*/i
/** What a model cannot know or would take for another unit. */
const UNKNOWN = /specification|cents/i
/** Somebody's address: where a text of others might send what an assistant knows. */
const ADDRESS = /(^|[a-z])(e?mail|phone|url|uri|website)s?$/i
export const LANGUAGE: Json = {
  type: 'string',
  enum: LANGS,
  description: 'Of the answer; en unless told.',
}

export const WHY: Json = {
  type: 'string',
  maxLength: 300,
  description: 'Why, in a sentence: the person reads it before they confirm.',
}

/** What a model need not read, since the operation says it where it matters. */
const isFar = (key: string, value: unknown): boolean =>
  key === 'pattern' ||
  (key === 'minimum' && value === 0) ||
  (key === 'maximum' && Number(value) >= FAR)

/** A schema without references and without keywords of ours, as a model reads it. */
export function plain(document: Json, node: unknown): Json {
  const schema = resolve(document, node)
  const rest: Json = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key.startsWith('x-') || key === 'examples' || isFar(key, value)) continue
    rest[key] = Array.isArray(value)
      ? value.map((one: unknown) => (isJson(one) ? plain(document, one) : one))
      : isJson(value)
        ? plain(document, value)
        : value
  }
  // What a list is of is said of the list.
  if (isJson(rest['items'])) delete rest['items']['description']
  return rest
}

const meaningsOf = (document: Json, node: unknown): string => {
  const schema = resolve(document, node)
  const meant = asJson(
    schema['x-enum-descriptions'] ??
      resolve(document, schema['items'] ?? {})['x-enum-descriptions'],
  )
  const needed = Object.entries(meant)
    .map(([value, words]) => [value, /^[^;,]*/.exec(String(words))?.[0] ?? ''] as const)
    // What a value says itself need not be said again.
    .filter(
      ([value, words]) =>
        value.length < 3 ||
        !words.toLowerCase().replaceAll(/[ -]/g, '').includes(value.toLowerCase()),
    )
  const text = needed.map(([value, words]) => `${value}: ${words}`).join('; ')
  // Where most values say what they are, all are read as they stand.
  if (needed.length * 2 < Object.keys(meant).length) return ''
  return text.length > 0 && text.length <= MOST_MEANINGS ? ` ${text}.` : ''
}

const EUROS: Json = { type: 'integer', minimum: 0 }

/** The fields of a body, as if they were parameters. */
function fieldsOf(document: Json, { node }: Operation): Json[] {
  if (asJson(node['x-tool'])['act'] !== 'propose') return []
  const body = asJson(asJson(resolve(document, node['requestBody'])['content'])['application/json'])
  const { properties, required } = resolve(document, body['schema'])
  return Object.entries(asJson(properties)).map(([name, schema]) => ({
    name,
    in: 'body',
    schema,
    description: asJson(schema)['description'],
    required: asList(required ?? []).includes(name),
  }))
}

/** What of an operation is not set for it, by the name of its argument. */
function open(document: Json, operation: Operation): [string, Json][] {
  const set = Object.keys(asJson(asJson(operation.node['x-tool'])['fixed'] ?? {}))
  return [...operation.parameters, ...fieldsOf(document, operation)]
    .filter((one) => one['in'] !== 'header' && !set.includes(String(one['name'])))
    .map((one) => [isSum(one) ? `${String(one['name'])}Euros` : String(one['name']), one])
}

const isSum = (parameter: Json): boolean => isMoney(parameter['schema']) || isMoney(parameter)

/** Argument → parameter, of all that an operation can be asked with. */
export const takesOf = (document: Json, operation: Operation): ToolOperation['takes'] =>
  Object.fromEntries(
    open(document, operation).map(([argument, parameter]) => [
      argument,
      {
        name: String(parameter['name']),
        in: placeOf(parameter),
        euros: isSum(parameter),
        many: typesOf(document, parameter['schema']).has('array'),
      },
    ]),
  )

const placeOf = ({ in: place }: Json): 'path' | 'query' | 'body' =>
  place === 'path' || place === 'body' ? place : 'query'

/** Arguments by name, as a model reads them, and which of them there must be. */
export interface Taken {
  properties: Record<string, Json>
  required: string[]
}

/** What a tool takes for one of its operations; all that it can be asked with where it leads. */
export function takenOf(document: Json, operation: Operation, leads: boolean): Taken {
  const { take, own } = asJson(operation.node['x-tool'])
  const all = open(document, operation)
  const names = take ?? (leads ? all.map(([, one]) => one['name']) : [])
  const taken: Taken = { properties: {}, required: [] }
  for (const name of asList(names)) {
    const [argument, parameter] = all.find(([, one]) => one['name'] === name) ?? []
    if (argument === undefined || parameter === undefined)
      throw faultOf(operation.id, `it has no parameter ${String(name)}`)
    taken.properties[argument] = argumentOf(document, parameter)
    if (leads && parameter['required'] === true) taken.required.push(argument)
  }
  for (const [name, shape] of Object.entries(asJson(own ?? {})))
    taken.properties[name] = argumentOf(document, { schema: shape })
  for (const [name, { format, description }] of Object.entries(taken.properties)) {
    if (description === '' || UNKNOWN.test(String(description)))
      throw faultOf(operation.id, `${name} says to a model: «${String(description)}»`)
    if (ADDRESS.test(name) || ['email', 'uri', 'url'].includes(String(format)))
      throw faultOf(operation.id, `${name} is an address: no argument is one`)
  }
  return taken
}

function argumentOf(document: Json, parameter: Json): Json {
  const shape = plain(document, parameter['schema'])
  const said = String(parameter['description'] ?? shape['description'] ?? '').replace(CENTS, '')
  const about = /^.*?[.](?= |$)/.exec(said)?.[0] ?? said
  const meanings = meaningsOf(document, parameter['schema'])
  return {
    ...(isSum(parameter) ? EUROS : shape),
    description: `${isSum(parameter) ? 'Whole euros. ' : ''}${about}${meanings}`.trim(),
  }
}
