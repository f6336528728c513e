import { wordIn } from '../word-in.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import AjvDraft04 from 'ajv-draft-04'
import type { ErrorObject } from 'ajv'

export type Json = Record<string, unknown>

const FOLDER = path.join(import.meta.dirname, 'schema')
const BASE = 'https://feeds.idealista.com/v6/schemas/'

/**
 * Their schemas with three slips mended: `features.json#x` is `#/x`; `items: [schema]` looks at the
 * first element alone, so that a second picture at `ftp://` passes; `oneOf` of seven kinds hides the
 * field, so the kind's own schema is taken by what the home says it is (`kindSchema`).
 */
function mended(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mended)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      if (key === '$ref') return [key, String(child).replace(/#(?=[a-z])/, '#/')]
      if (key === 'items' && Array.isArray(child)) return [key, mended(child[0])]
      return [key, mended(child)]
    }),
  )
}

const read = (file: string): Json =>
  mended(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'))) as Json

/** Their schemas, mended, by file name. */
export function mendedSchemas(): Map<string, Json> {
  const properties = readdirSync(path.join(FOLDER, 'properties')).map((f) => `properties/${f}`)
  return new Map(
    ['rules.json', ...properties].map((file) => [file.replace('properties/', ''), read(file)]),
  )
}

let judges: AjvDraft04 | null = null

/** Compiled when the first file is judged: a second that no start of the server should cost. */
function compiled(): AjvDraft04 {
  if (judges) return judges
  judges = new AjvDraft04({ strict: false, allErrors: true })
  for (const [name, schema] of mendedSchemas()) {
    if (name === 'property.json') {
      // The kind of a home is judged by itself.
      const { propertyFeatures: _one, ...others } = schema['properties'] as Json
      judges.addSchema({ ...schema, properties: { ...others, propertyFeatures: {} } })
    } else judges.addSchema(schema)
  }
  return judges
}

/** What a schema of theirs says against a value; empty when it holds. */
export function judge(schema: string, value: unknown): ErrorObject[] {
  const check = compiled().getSchema(`${BASE}properties/${schema}`)
  if (!check) throw new Error(`No schema ${schema}`)
  return check(value) ? [] : [...(check.errors ?? [])]
}

const KINDS: Record<string, string> = {
  land: 'land.json',
  storage: 'storage.json',
  garage: 'garage.json',
  building: 'building.json',
  premises: 'premises.json',
  office: 'offices.json',
}

/** The schema of a home by its type. */
export const kindSchema = (type: unknown): string =>
  wordIn(KINDS, String(type).split('_')[0] ?? '') ?? 'homes.json'
