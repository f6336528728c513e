import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockStyle } from '../format/block-style.ts'
import { linesOf, schemaOf, shapeFaults } from './shape.ts'
import type { FieldWords } from './words.ts'

export interface Field extends FieldWords {
  /** Component with `x-form: true`, and the field's name: `BoatInput.length`. */
  at: string
  type: string
  unit?: string | undefined
  /** Values of an enumeration. */
  values?: string[]
  /** Least and greatest of a number, and how many characters of a text. */
  min?: number | undefined
  max?: number | undefined
  length?: number | undefined
  /** Heading it stands under (x-group). */
  group?: string | undefined
  /** It applies only while each of these fields has one of the values (x-when). */
  when?: Record<string, (string | boolean)[]> | undefined
  /** Where it shows besides its form (x-shows). */
  shows?: string[]
  /** Strangers may learn of it (x-public). */
  public?: boolean | undefined
  /** What a made-up answer says here (x-sample). */
  sample?: string | undefined
  /** The field that it comes after; last of its form where none is told. */
  after?: string | undefined
}

/** Adds a field to a form's component. Returns its file, and how to take the field out again. */
export function addField(root: string, field: Field): { file: string; takeBack: () => void } {
  const { at, after } = field
  const [component = '', name = ''] = at.split('.')
  const [file] = globSync(`openapi/schemas/*/${component}.yaml`, { cwd: root })
  if (!file)
    throw new Error(`There is no component ${component}: npm run new -- field BoatInput.length`)
  if (!/^[a-z][A-Za-z0-9]{0,40}$/.test(name))
    throw new Error(`${at}: a field is written like this: BoatInput.length`)
  const faults = shapeFaults(field)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const before = readFileSync(join(root, file), 'utf8')
  const rows = before.split('\n')
  if (!rows.includes('x-form: true')) throw new Error(`${file} is not a form: x-form: true`)
  if (rows.some((row) => row.startsWith(`  ${name}:`)))
    throw new Error(`${file} has a ${name} already`)
  const first = after === undefined ? 'properties:' : `  ${after}:`
  const start = rows.findIndex((row) => row === first)
  if (start < 0) throw new Error(`${file} has no ${after ?? 'properties'}`)
  const deeper = after === undefined ? ' ' : '   '
  const end = rows.findIndex((row, index) => index > start && !row.startsWith(deeper))
  rows.splice(end < 0 ? rows.length : end, 0, ...linesOf(name, schemaOf(field)))
  writeFileSync(join(root, file), blockStyle(rows.join('\n')))
  return { file, takeBack: () => writeFileSync(join(root, file), before) }
}

/** What the command cannot know, and leaves to whoever ran it. */
export function leftToSay({ at, values = [], public: told }: Field, file: string): string[] {
  return [
    ...(values.length > 0
      ? [`What a value means is its English word: say more in ${file} where that is too little.`]
      : []),
    ...(told && at.startsWith('Property')
      ? [
          'Strangers learn of it: add its line to server/modules/listing/projection/public-fields.txt,' +
            ' which npx vitest run server/modules/listing/projection asks for.',
        ]
      : []),
  ]
}
