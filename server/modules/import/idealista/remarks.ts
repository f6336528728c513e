import { judge, kindSchema } from '../../../formats/idealista/judge.ts'
import type { Remark } from '../feed/feed-home.ts'
import type { Json } from '../json/records.ts'
import { part } from './say.ts'

/** Of one home; a program that writes another format altogether is told so otherwise. */
const MOST = 10

/** Things of a list that are judged: whether each is another is asked of every two of them. */
const LONGEST = 200

const cut = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, LONGEST).map(cut)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)]))
}

const textOf = (value: unknown): string =>
  typeof value === 'object' ? '' : String(value).slice(0, 60)

/** The value at a path of theirs. */
const at = (record: unknown, path: string): unknown =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((value, name) => (value as Json | undefined)?.[name], record)

/**
 * What their own schemas, mended, say against a home (`property.json`) or one of a new development
 * (`typology.json`): nothing that we read is lost by it.
 */
export function remarksOf(whole: Json, schema = 'property.json'): Remark[] {
  const record = cut(whole) as Json
  const features = part(record, 'propertyFeatures')
  const faults = [
    ...judge(schema, record).map((fault) => ({ fault, of: record, path: '' })),
    ...judge(kindSchema(features['featuresType']), features).map((fault) => ({
      fault,
      of: features,
      path: '/propertyFeatures',
    })),
  ]
  return (
    faults
      // Of several ways that are all wrong the whole is told, not each.
      .filter(({ fault }) => !/\/(anyOf|oneOf)\//.test(fault.schemaPath))
      .slice(0, MOST)
      .map(({ fault, of, path }): Remark => {
        const { instancePath, keyword, params } = fault
        const name = String(
          (params['missingProperty'] as string | undefined) ??
            (params['additionalProperty'] as string | undefined) ??
            '',
        )
        const field = `${path}${instancePath}${name && `/${name}`}`.slice(1)
        const severity = 'warning'
        if (keyword === 'required' || keyword === 'anyOf')
          return { field, key: 'schemaMissing', params: { name: name || field }, severity }
        if (keyword === 'additionalProperties')
          return { field, key: 'schemaStrange', params: { name }, severity }
        return {
          field,
          key: 'schemaWrong',
          params: { text: textOf(at(of, instancePath)) },
          severity,
        }
      })
  )
}
