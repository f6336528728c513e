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
  const reference = `$ref: ${component}.yaml`
  const part = (nullable: boolean): string =>
    nullable
      ? `  ${name}:\n    anyOf:\n      - ${reference}\n      - type: "null"`
      : `  ${name}:\n    ${reference}`
  addLines(root, [
    { file: join(folder, 'Property.yaml'), before: /^ {2}texts:$/, add: part(false) },
    { file: join(folder, 'PropertyInput.yaml'), before: /^ {2}texts:$/, add: part(false) },
    { file: join(folder, 'PropertyPatch.yaml'), before: /^ {2}texts:$/, add: part(true) },
  ])
  writeFileSync(
    join(root, file),
    `type: object\ndescription: "Step ${name} of the wizard."\nx-form: true\n` +
      'additionalProperties: false\nproperties:\n  note:\n    type: string\n' +
      '    maxLength: 2000\n    x-span: 3\n    x-widget: textarea\n',
  )
  return file
}
