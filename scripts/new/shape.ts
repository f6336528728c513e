import { Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import type { Field } from './asked.ts'

/** What `--type` may be, as the contract writes it. Money is in integer cents. */
export const TYPES: Record<string, Record<string, unknown>> = {
  text: { type: 'string', maxLength: 200 },
  long: { type: 'string', maxLength: 4000, 'x-span': 3, 'x-widget': 'textarea' },
  number: { type: 'number', minimum: 0, maximum: 1_000_000 },
  integer: { type: 'integer', minimum: 0, maximum: 1_000_000 },
  // Between these bounds a number is drawn without a thousands separator.
  year: { type: 'integer', minimum: 1800, maximum: 2100 },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time', 'x-widget': 'moment', 'x-span': 2 },
  money: { $ref: '../shared/Money.yaml' },
}

/** A choice; what a value means is its English word, until somebody says more in the contract. */
export const choiceOf = (values: string[], meanings: string[]): Record<string, unknown> => ({
  type: 'string',
  enum: values,
  'x-enum-descriptions': Object.fromEntries(
    values.map((value, index) => [value, meanings[index] ?? value]),
  ),
})

/** The field as a schema of the contract; `ref`: where its choice stands as a component. */
export function schemaOf({ type, values = [], valueWords, ...field }: Field, ref?: string): object {
  const choice = ref ? { $ref: ref } : choiceOf(values, valueWords?.en ?? [])
  const shape: Record<string, unknown> | undefined = values.length > 0 ? choice : TYPES[type]
  const schema = {
    ...shape,
    minimum: field.min ?? shape?.['minimum'],
    maximum: field.max ?? shape?.['maximum'],
    // Nothing typed is nothing said: what is needed has a character at least.
    minLength: field.needed && shape && 'maxLength' in shape ? 1 : undefined,
    maxLength: field.length ?? shape?.['maxLength'],
    'x-unit': field.unit,
    'x-group': field.group,
    'x-widget': field.widget ?? shape?.['x-widget'],
    'x-when': field.when,
    'x-public': field.public || undefined,
    'x-shows': field.shows?.length ? field.shows : undefined,
    'x-sample': field.sample,
  }
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))
}

/** A schema as YAML; lists stand in one line. */
export function yamlOf(schema: object): string {
  const document = new Document(schema)
  visit(document, {
    Seq(_, node) {
      if (isSeq(node)) node.flow = true
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** The lines of YAML of a field, as they stand among the properties of a component. */
export const linesOf = (name: string, schema: object): string[] =>
  yamlOf({ [name]: schema })
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`)

/** A component that also needs this field: its list stands before its properties. */
export function withNeeded(text: string, name: string): string {
  const document = parseDocument(text)
  const { contents } = document
  if (document.has('required')) document.addIn(['required'], name)
  else if (isMap(contents)) {
    const at = contents.items.findIndex(({ key }) => isScalar(key) && key.value === 'properties')
    contents.items.splice(at, 0, document.createPair('required', [name]))
  }
  return document.toString({ lineWidth: 0 })
}

/** What of a field its kind of value has no place for; none: it can be written. */
export function shapeFaults({ type, values = [], min, max, length }: Field): string[] {
  const shape = TYPES[type]
  if (values.length > 0)
    return min === undefined && max === undefined && length === undefined
      ? []
      : ['A choice of --enum has no --min, --max or --length.']
  if (!shape) return [`--type is one of ${Object.keys(TYPES).join(', ')}, or give --enum a,b,c`]
  const limits = [min, max, length].filter((limit) => limit !== undefined)
  const bounded = 'minimum' in shape
  return [
    ...(limits.every(Number.isFinite) ? [] : ['--min, --max and --length are numbers.']),
    ...(min === undefined || bounded ? [] : [`--min is for numbers, not for ${type}.`]),
    ...(max === undefined || bounded ? [] : [`--max is for numbers, not for ${type}.`]),
    ...(length === undefined || 'maxLength' in shape ? [] : [`--length is for text, not ${type}.`]),
    ...(bounded && Number(min ?? shape['minimum']) > Number(max ?? shape['maximum'])
      ? ['--min is above --max.']
      : []),
  ]
}
