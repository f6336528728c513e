import { readFileSync } from 'node:fs'
import path from 'node:path'
import { judge, kindSchema, mendedSchemas, type Json } from './judge.ts'

const texts = (schema: string, value: unknown): string[] =>
  judge(schema, value).map(({ instancePath, message }) => `${instancePath} ${message}`)

/** What Idealista's schemas say against a file; empty when they hold. */
export function faultsOf(file: Json): string[] {
  const homes = (file['customerProperties'] ?? []) as Json[]
  return [
    ...texts('customer.json', file),
    ...homes.flatMap((home, at) => {
      const features = home['propertyFeatures'] as Json | undefined
      if (!features) return []
      return texts(kindSchema(features['featuresType']), features).map((text) => `${at}${text}`)
    }),
  ]
}

/** Their two shipped examples. */
export const examples = (): Json[] =>
  ['properties.json', 'customerNewDevelopments.json'].map(
    (file) =>
      JSON.parse(
        readFileSync(path.join(import.meta.dirname, 'schema', 'examples', file), 'utf8'),
      ) as Json,
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
export function leaves(): string[] {
  const schemas = mendedSchemas()
  const names = [...PARTS, ...HOMES].flatMap((name) =>
    Object.keys((schemas.get(`${name}.json`)?.['properties'] ?? {}) as Json),
  )
  return [...new Set(names)].filter((name) => !HOLDERS.has(name))
}
