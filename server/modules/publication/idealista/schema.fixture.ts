import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import AjvDraft04 from 'ajv-draft-04'
import type { ErrorObject } from 'ajv'

type Json = Record<string, unknown>

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

const files = [
  'rules.json',
  ...readdirSync(path.join(FOLDER, 'properties')).map((f) => `properties/${f}`),
]
const schemas = new Map(files.map((file) => [file.replace('properties/', ''), read(file)]))

const ajv = new AjvDraft04({ strict: false, allErrors: true })
for (const [name, schema] of schemas) {
  if (name === 'property.json') {
    // The kind of a home is judged by itself.
    const { propertyFeatures: _one, ...others } = schema['properties'] as Json
    ajv.addSchema({ ...schema, properties: { ...others, propertyFeatures: {} } })
  } else ajv.addSchema(schema)
}

const judge = (schema: string, value: unknown): string[] => {
  const check = ajv.getSchema(`${BASE}properties/${schema}`)
  if (!check) throw new Error(`No schema ${schema}`)
  if (check(value)) return []
  return (check.errors as ErrorObject[]).map((error) => `${error.instancePath} ${error.message}`)
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
const kindSchema = (type: unknown): string =>
  KINDS[String(type).split('_')[0] ?? ''] ?? 'homes.json'

/** What Idealista's schemas say against a file; empty when they hold. */
export function faultsOf(file: Json): string[] {
  const homes = (file['customerProperties'] ?? []) as Json[]
  return [
    ...judge('customer.json', file),
    ...homes.flatMap((home, at) => {
      const features = home['propertyFeatures'] as Json | undefined
      if (!features) return []
      return judge(kindSchema(features['featuresType']), features).map((text) => `${at}${text}`)
    }),
  ]
}

/** Their two shipped examples. */
export const examples = (): Json[] =>
  ['properties.json', 'customerNewDevelopments.json'].map(
    (file) => JSON.parse(readFileSync(path.join(FOLDER, 'examples', file), 'utf8')) as Json,
  )

const PARTS = ['address', 'contact', 'description', 'images', 'operation', 'property']
const HOMES = ['homes', 'land', 'storage', 'garage', 'building', 'premises', 'offices']
const HOLDERS = new Set([
  'propertyAddress',
  'propertyContact',
  'propertyDescriptions',
  'propertyFeatures',
  'propertyImages',
  'propertyOperation',
])

/** Every field of a property that a schema can refuse, by name. */
export const leaves = (): string[] => [
  ...new Set(
    [...PARTS, ...HOMES]
      .flatMap((name) => Object.keys((schemas.get(`${name}.json`)?.['properties'] ?? {}) as Json))
      .filter((name) => !HOLDERS.has(name)),
  ),
]
