import { LANGS } from '../../../server/contract/language.ts'
import { asJson, asList, isJson, type Json } from '../json.ts'
import type { Operation } from '../server-routes.ts'
import { resolve } from '../server-schema.ts'
import type { Tool, ToolOperation } from '../../../generated/mcp/tool-type.ts'
import { isMoney } from './money.ts'

/** More is not said of what the values of an enumeration mean. */
const MOST_MEANINGS = 700
const CENTS = /^EUR cents[.;,]?\s*/
const LANGUAGE = {
  type: 'string',
  enum: LANGS,
  description: 'Language of the answer; en unless told.',
}

/** A schema without references and without keywords of ours, as a model reads it. */
function plain(document: Json, node: unknown): Json {
  const schema = resolve(document, node)
  const rest: Json = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key.startsWith('x-') || key === 'examples') continue
    rest[key] = Array.isArray(value)
      ? value.map((one: unknown) => (isJson(one) ? plain(document, one) : one))
      : isJson(value)
        ? plain(document, value)
        : value
  }
  return rest
}

const meaningsOf = (document: Json, node: unknown): string => {
  const schema = resolve(document, node)
  const meant = asJson(
    schema['x-enum-descriptions'] ??
      resolve(document, schema['items'] ?? {})['x-enum-descriptions'],
  )
  const text = Object.entries(meant)
    .map(([value, words]) => `${value}: ${String(words)}`)
    .join('; ')
  return text.length > 0 && text.length <= MOST_MEANINGS ? ` ${text}.` : ''
}

const euros = ({ minimum, maximum }: Json): Json => ({
  type: 'integer',
  minimum: Math.ceil(Number(minimum ?? 0) / 100),
  maximum: Math.floor(Number(maximum ?? 99_999_999_999) / 100),
})

/** The arguments of a tool: those parameters of its operation that it takes, and the language. */
export function inputOf(
  document: Json,
  { id, parameters, node }: Operation,
): { schema: Tool['inputSchema']; takes: ToolOperation['takes'] } {
  const { take, fixed } = asJson(node['x-tool'])
  const set = Object.keys(asJson(fixed ?? {}))
  const all = parameters.filter(
    (one) => one['in'] !== 'header' && !set.includes(String(one['name'])),
  )
  const names = asList(take ?? all.map((one) => one['name'])).map(String)
  const takes: ToolOperation['takes'] = {}
  const properties: Record<string, Json> = {}
  const required: string[] = []
  for (const name of names) {
    const parameter = all.find((one) => one['name'] === name)
    if (!parameter) throw new Error(`x-tool of ${id}: it has no parameter ${name}`)
    const isSum = isMoney(parameter['schema']) || isMoney(parameter)
    const argument = isSum ? `${name}Euros` : name
    const shape = plain(document, parameter['schema'])
    const about = String(parameter['description'] ?? shape['description'] ?? '').replace(CENTS, '')
    properties[argument] = {
      ...(isSum ? euros(shape) : shape),
      description:
        `${isSum ? 'Whole euros. ' : ''}${about}${meaningsOf(document, parameter['schema'])}`.trim(),
    }
    takes[argument] = { name, in: parameter['in'] === 'path' ? 'path' : 'query', euros: isSum }
    if (parameter['required'] === true) required.push(argument)
  }
  properties['language'] = LANGUAGE
  const schema = { type: 'object', properties, required, additionalProperties: false }
  return { schema, takes }
}
