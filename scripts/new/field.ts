import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { blockStyle } from '../format/block-style.ts'
import type { Field } from './asked.ts'
import { componentFile, placeChoice } from './choice.ts'
import { formsBeside, isHeld } from './held.ts'
import { linesOf, schemaOf, shapeFaults, withNeeded } from './shape.ts'

interface Shape {
  type?: unknown
  'x-group'?: string
}

/** Adds a field to a form's component. Returns its file, and how to take the field out again. */
export function addField(root: string, field: Field): { file: string; takeBack: () => void } {
  const { at, after } = field
  const [component = '', name = ''] = at.split('.')
  const file = componentFile(root, component)
  if (!file)
    throw new Error(`There is no component ${component}: npm run new -- field BoatInput.length`)
  if (!/^[a-z][A-Za-z0-9]{0,40}$/.test(name))
    throw new Error(`${at}: a field is written like this: BoatInput.length`)
  const faults = shapeFaults(field)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const before = readFileSync(join(root, file), 'utf8')
  const rows = before.split('\n')
  if (!rows.includes('x-form: true'))
    throw new Error(`${file} is not a form (x-form: true)${formsBeside(root, file)}`)
  if (rows.some((row) => row.startsWith(`  ${name}:`)))
    throw new Error(`${file} has a ${name} already`)
  const first = after === undefined ? 'properties:' : `  ${after}:`
  const start = rows.findIndex((row) => row === first)
  if (start < 0) throw new Error(`${file} has no ${after ?? 'properties'}${whoHas(root, after)}`)
  const deeper = after === undefined ? ' ' : '   '
  const end = rows.findIndex((row, index) => index > start && !row.startsWith(deeper))
  const choice = placeChoice(root, file, field)
  const shape = shapeAmong(field, before, { held: isHeld(root, file), ref: choice.ref })
  rows.splice(end < 0 ? rows.length : end, 0, ...linesOf(name, shape))
  const added = rows.join('\n')
  const text = field.needed ? withNeeded(added, name) : added
  writeFileSync(join(root, file), blockStyle(text))
  const takeBack = (): void => {
    writeFileSync(join(root, file), before)
    choice.takeBack()
  }
  return { file, takeBack }
}

/**
 * The field as its neighbours are: under the heading of the one it follows, and emptied by null
 * where a form of changes (which nothing holds) takes null for others.
 */
function shapeAmong(
  field: Field,
  form: string,
  { held, ref }: { held: boolean; ref: string | undefined },
): object {
  const { properties = {} } = parse(form) as { properties?: Record<string, Shape | undefined> }
  const group = field.group ?? properties[field.after ?? '']?.['x-group']
  const shape: Shape = schemaOf({ ...field, group }, ref)
  const emptied = Object.values(properties).some((one) => [one?.type].flat().includes('null'))
  const plain = typeof shape.type === 'string' && !field.values?.length
  return !held && emptied && plain && !field.needed
    ? { ...shape, type: [shape.type, 'null'] }
    : shape
}

/** Which other forms have a field of that name, in words: the asked one is perhaps of another step. */
function whoHas(root: string, name: string | undefined): string {
  if (name === undefined) return ''
  const forms = globSync('openapi/schemas/*/*.yaml', { cwd: root }).filter((file) => {
    const rows = readFileSync(join(root, file), 'utf8').split('\n')
    return rows.includes('x-form: true') && rows.some((row) => row.startsWith(`  ${name}:`))
  })
  return forms.length === 0 ? '' : `: it is in ${forms.toSorted().join(', ')}`
}

/** A heading that no other field of the form has, told with those that it has; else nothing. */
export function newHeading(root: string, { at, group }: Field, file: string): string[] {
  if (group === undefined) return []
  const name = at.split('.')[1] ?? ''
  const { properties = {} } = parse(readFileSync(join(root, file), 'utf8')) as {
    properties?: Record<string, { 'x-group'?: string }>
  }
  const others = Object.entries(properties).flatMap(([key, shape]) =>
    key === name ? [] : (shape['x-group'] ?? []),
  )
  if (others.length === 0 || others.includes(group)) return []
  return [
    `No other field stands under ${group}; this form has ${[...new Set(others)].join(', ')}.` +
      ` Where it is meant to be a heading of its own, it needs its words: groups.${group}.`,
  ]
}

const lower = (letter: string): string => letter.toLowerCase()

/** What the command cannot know, and leaves to whoever ran it. */
export function leftToSay(
  { at, as, values = [], public: told, needed, shows = [] }: Field,
  file: string,
): string[] {
  return [
    ...(values.length > 0 && !as
      ? [
          `What a value means is its English word: say more in ${file} where that is too little.`,
          'Where a record or a list says it, too, take the field out and add it with --as.',
        ]
      : []),
    ...(told && at.startsWith('Property')
      ? [
          `Strangers learn of it: add its line (${at.slice('Property'.length).replace(/^./, lower)}) to` +
            ' server/modules/listing/projection/public-fields.txt, where it stands by the alphabet;' +
            ' npx vitest run server/modules/listing/projection asks for it.',
        ]
      : []),
    ...(at.startsWith('Demand') && !shows.includes('record')
      ? ['It shows in its form alone; in the record, too, with x-shows: [record].']
      : []),
    ...(at.startsWith('Demand')
      ? ['Matching asks nothing by it: server/modules/match/README.md, "A wish more".']
      : []),
    ...(needed
      ? [
          'What is sent without it is refused from now on: npm run typecheck names who sends it,' +
            ' tests and server/walks/world.ts among them.',
        ]
      : []),
  ]
}
