import { asJson, asList, isJson, type Json } from './json.ts'
import { isFile, resolve, unionTag } from './server-schema.ts'

/** Everything a form needs that is not shape, by path (`offers.*.price`). */
export interface FormHints {
  ui: Record<string, Json>
  when: Record<string, Json>
}

const PROSE = new Set([
  'description',
  'title',
  'examples',
  'example',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
])
/** Keywords of the contract that no form reads: its words are in src/features/<tag>/i18n. */
const UNSAID = new Set(['x-form', 'x-enum-descriptions', 'x-sample', 'x-person'])
const SCHEMA_MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas'])
const VALUES = new Set(['enum', 'const', 'default', 'required', 'type', 'dependentRequired'])
const DEEPEST = 12

/**
 * A component as a form takes it: dereferenced, without null branches, read-only fields, file
 * fields and prose. What the extension keywords say is collected into `hints` under the path of the
 * field.
 */
export function formSchema(
  document: Json,
  node: unknown,
  hints: FormHints,
  path: string[] = [],
): Json {
  if (path.length > DEEPEST)
    throw new Error(`${path.join('.')} is nested too deep for a form, or refers to itself`)
  const schema = withoutNull(document, resolve(document, node))
  collect(schema, path, hints)
  const out: Json = {}
  for (const [key, value] of Object.entries(schema)) {
    if (PROSE.has(key) || key.startsWith('x-')) continue
    if (key === 'properties') out[key] = fields(document, asJson(value), hints, path)
    else if (key === 'items') out[key] = formSchema(document, value, hints, [...path, '*'])
    else if (key === 'required')
      out[key] = asList(value).filter((name) => {
        const property = asJson(schema['properties'])[String(name)]
        return isAsked(document, property) && !mayBeNull(document, property)
      })
    else if (key === 'discriminator') out[key] = unionTag(value)
    else if (VALUES.has(key)) out[key] = value
    else if (SCHEMA_MAPS.has(key))
      out[key] = Object.fromEntries(
        Object.entries(asJson(value)).map(([name, branch]) => [
          name,
          formSchema(document, branch, nowhere(), path),
        ]),
      )
    else if (Array.isArray(value))
      out[key] = value.map((item) =>
        isJson(item) ? formSchema(document, item, nowhere(), path) : item,
      )
    else out[key] = isJson(value) ? formSchema(document, value, nowhere(), path) : value
  }
  if (Array.isArray(out['required']) && out['required'].length === 0) delete out['required']
  return out
}

/** Branches of conditions say nothing about how a field looks. */
function nowhere(): FormHints {
  return { ui: {}, when: {} }
}

function fields(document: Json, properties: Json, hints: FormHints, path: string[]): Json {
  const asked = Object.entries(properties).filter(([, property]) => isAsked(document, property))
  return Object.fromEntries(
    asked.map(([name, property]) => [name, formSchema(document, property, hints, [...path, name])]),
  )
}

/** Read-only fields and files are not asked for by the form itself. */
function isAsked(document: Json, property: unknown): boolean {
  if (property === undefined) return true
  const schema = resolve(document, property)
  return (
    schema['readOnly'] !== true &&
    !isFile(document, schema) &&
    !(schema['type'] === 'array' && isFile(document, schema['items']))
  )
}

/**
 * `anyOf [X, null]`, `[X, 'null']` and a null among the values become X: a form leaves a field out
 * instead.
 */
export function withoutNull(document: Json, schema: Json): Json {
  const out = { ...schema }
  if (Array.isArray(out['type'])) {
    const types = out['type'].filter((type) => type !== 'null')
    out['type'] = types.length === 1 ? types[0] : types
  }
  if (Array.isArray(out['enum'])) out['enum'] = out['enum'].filter((value) => value !== null)
  for (const key of ['anyOf', 'oneOf']) {
    if (!Array.isArray(out[key])) continue
    const branches = out[key].filter((branch) => resolve(document, branch)['type'] !== 'null')
    if (branches.length > 1) out[key] = branches
    else {
      const { [key]: _gone, discriminator: _tag, ...rest } = out
      return withoutNull(document, { ...resolve(document, branches[0]), ...rest })
    }
  }
  return out
}

/** Whether null is an answer: then a form may leave the field empty, and whoever sends it says null. */
function mayBeNull(document: Json, property: unknown): boolean {
  const schema = resolve(document, property)
  return (
    schema['type'] === 'null' ||
    asList(schema['type']).includes('null') ||
    [...asList(schema['anyOf']), ...asList(schema['oneOf'])].some(
      (branch) => resolve(document, branch)['type'] === 'null',
    )
  )
}

function collect(schema: Json, path: string[], hints: FormHints): void {
  const at = path.join('.')
  const entry: Json = {}
  for (const [key, value] of Object.entries(schema)) {
    if (!key.startsWith('x-') || UNSAID.has(key)) continue
    // Forms mark what is expressly private.
    if (key === 'x-public' && value === true) continue
    if (key === 'x-when') hints.when[at] = asJson(value)
    else
      entry[key.slice(2).replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())] =
        value
  }
  const values = asList(schema['enum'])
  if (values.length > 0) entry['enum'] = values.map(String)
  if (path.length > 0 && Object.keys(entry).length > 0) hints.ui[at] = entry
}
