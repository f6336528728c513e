import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockStyle } from '../format/block-style.ts'

const LANGUAGES = ['es', 'en', 'ca', 'de'] as const
type Language = (typeof LANGUAGES)[number]

export interface Field {
  /** Component with `x-form: true`, and the field's name: `BoatInput.length`. */
  at: string
  type: string
  unit?: string | undefined
  /** Values of an enumeration. */
  values?: string[]
  /** Heading it stands under (x-group). */
  group?: string | undefined
  /** Where it shows besides its form (x-shows). */
  shows?: string[]
  /** Strangers may learn of it (x-public). */
  public?: boolean | undefined
  /** What it is called; the field's name where a language is missing. */
  words: Partial<Record<Language, string>>
}

/** What `--type` may be, as the contract writes it. */
export const TYPES: Record<string, string> = {
  text: 'type: string, maxLength: 200',
  long: 'type: string, maxLength: 4000, x-span: 3, x-widget: textarea',
  number: 'type: number, minimum: 0, maximum: 1000000',
  integer: 'type: integer, minimum: 0, maximum: 1000000',
  // Between these bounds a number is drawn without a thousands separator.
  year: 'type: integer, minimum: 1800, maximum: 2100',
  boolean: 'type: boolean',
  date: 'type: string, format: date',
  money: '$ref: ../shared/Money.yaml',
}

/** `npm run check counts` asks for what each value means. */
const choiceOf = (values: string[]): string => {
  const meanings = values.map((value) => `${value}: "${value}, to be explained"`)
  return `type: string, enum: [${values.join(', ')}], x-enum-descriptions: {${meanings.join(', ')}}`
}

/** The keywords of the command, as they are written in the contract. */
const keywordsOf = ({ unit, group, shows = [], public: told }: Field): string =>
  [
    unit && `x-unit: ${unit}`,
    group && `x-group: ${group}`,
    told && 'x-public: true',
    shows.length > 0 && `x-shows: [${shows.join(', ')}]`,
  ]
    .filter(Boolean)
    .map((keyword) => `, ${String(keyword)}`)
    .join('')

/**
 * Adds a field to a form's component. Money is in integer cents. Returns the component's file, and
 * how to take the field out again.
 */
export function addField(root: string, field: Field): { file: string; takeBack: () => void } {
  const { at, type, values = [] } = field
  const [component = '', name = ''] = at.split('.')
  const [file] = globSync(`openapi/schemas/*/${component}.yaml`, { cwd: root })
  if (!file)
    throw new Error(`There is no component ${component}: npm run new -- field BoatInput.length`)
  if (!/^[a-z][A-Za-z0-9]{0,40}$/.test(name))
    throw new Error(`${at}: a field is written like this: BoatInput.length`)
  const shape = values.length > 0 ? choiceOf(values) : TYPES[type]
  if (!shape)
    throw new Error(`--type is one of ${Object.keys(TYPES).join(', ')}, or give --enum a,b,c`)
  const before = readFileSync(join(root, file), 'utf8')
  const rows = before.split('\n')
  if (!rows.includes('x-form: true')) throw new Error(`${file} is not a form: x-form: true`)
  if (rows.some((row) => row.startsWith(`  ${name}:`)))
    throw new Error(`${file} has a ${name} already`)
  const start = rows.indexOf('properties:')
  const end = rows.findIndex((row, index) => index > start && !row.startsWith(' '))
  if (start < 0) throw new Error(`${file} has no properties`)
  rows.splice(end < 0 ? rows.length : end, 0, `  ${name}: {${shape}${keywordsOf(field)}}`)
  writeFileSync(join(root, file), blockStyle(rows.join('\n')))
  return { file, takeBack: () => writeFileSync(join(root, file), before) }
}

type Words = { [key: string]: string | Words }

/** Sets a word at a dotted path, unless there is one. */
function put(words: Words, path: string, word: string): void {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let at = words
  for (const key of keys) {
    const below = at[key]
    at = typeof below === 'object' ? below : ((at[key] = {}) as Words)
  }
  at[last] ??= word
}

/**
 * Words of the field and its values in the four languages; after `npm run generate`, which says
 * where they belong.
 */
export function addWords(root: string, { at, values = [], words }: Field): string[] {
  const [component = '', name = ''] = at.split('.')
  const [form] = globSync(`generated/forms/*/${component}.ts`, { cwd: root })
  if (!form) throw new Error(`generated/forms has no ${component}`)
  const prefix =
    /"?prefix"?: ["']([^"']+)["']/.exec(readFileSync(join(root, form), 'utf8'))?.[1] ?? ''
  const tag = form.split(/[\\/]/)[2] ?? ''
  return LANGUAGES.map((language) => {
    const file = join('src', 'features', tag, 'i18n', `${language}.json`)
    const all = existsSync(join(root, file))
      ? (JSON.parse(readFileSync(join(root, file), 'utf8')) as Words)
      : {}
    put(all, `fields.${prefix}.${name}`, words[language] ?? name)
    for (const value of values) put(all, `enums.${name}.${value}`, value)
    writeFileSync(join(root, file), `${JSON.stringify(all, null, 2)}\n`)
    return file
  })
}

/** What the command cannot know, and leaves to whoever ran it. */
export function leftToSay({ at, values = [], public: told, words }: Field, file: string): string[] {
  const name = at.split('.')[1] ?? ''
  const unnamed = LANGUAGES.filter((language) => words[language] === undefined)
  return [
    ...(unnamed.length > 0 ? [`In ${unnamed.join(', ')} it is called ${name}: say its word.`] : []),
    ...(values.length > 0
      ? [`Say what each value means in ${file}, and its word at enums.${name} in every language.`]
      : []),
    ...(told && at.startsWith('Property')
      ? [
          'Strangers learn of it: add its line to server/modules/listing/projection/public-fields.txt,' +
            ' which npx vitest run server/modules/listing/projection asks for.',
        ]
      : []),
  ]
}
