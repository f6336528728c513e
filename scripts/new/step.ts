import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addLines } from './lines.ts'

/**
 * Lays out a step of the wizard: its component, its key in Property and what creates and changes
 * it. Returns the component's file.
 */
export function newStep(root: string, name: string): string {
  if (!/^[a-z]{2,30}$/.test(name))
    throw new Error('A step is one small word, the key of its part: npm run new -- step mooring')
  const component = `Property${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const folder = join('openapi', 'schemas', 'property')
  const file = join(folder, `${component}.yaml`)
  if (existsSync(join(root, file))) throw new Error(`There is a ${component} already: ${file}`)
  const part = (nullable: boolean): string =>
    nullable
      ? `  ${name}: {anyOf: [{$ref: ${component}.yaml}, {type: "null"}]}`
      : `  ${name}: {$ref: ${component}.yaml}`
  addLines(root, [
    { file: join(folder, 'Property.yaml'), afterLast: /^ {2}texts: /, add: part(false) },
    { file: join(folder, 'PropertyInput.yaml'), afterLast: /^ {2}texts: /, add: part(false) },
    { file: join(folder, 'PropertyPatch.yaml'), afterLast: /^ {2}texts: /, add: part(true) },
  ])
  writeFileSync(
    join(root, file),
    `type: object\ndescription: "Step ${name} of the wizard."\nx-form: true\nadditionalProperties: false\nproperties:\n  note: {type: string, maxLength: 2000, x-span: 3, x-widget: textarea}\n`,
  )
  return file
}
