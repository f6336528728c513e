import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

/** Whether a form's component is part of another, or stored by itself; else it is only sent. */
export function isHeld(root: string, file: string): boolean {
  const name = basename(file)
  const part = new RegExp(`\\$ref: ['"]?(?:[^\\s'"]*/)?${name.replace('.', '\\.')}`)
  return (
    globSync('openapi/schemas/*/*.yaml', { cwd: root }).some((one) => part.test(read(root, one))) ||
    globSync('server/contract/stored/*.ts', { cwd: root }).some((one) =>
      read(root, one).includes(`'${name.replace('.yaml', '')}'`),
    )
  )
}

/** The record that a form of changes is of: `Agency.yaml` of `AgencyPatch.yaml`. */
function recordOf(root: string, file: string): string | undefined {
  const record = join(dirname(file), basename(file).replace(/[A-Z][a-z]+\.yaml$/, '.yaml'))
  return record !== file && existsSync(join(root, record)) ? record : undefined
}

/** What a field of a form that is only sent leaves to whoever added it; else nothing. */
export function unkept(root: string, at: string, file: string, told = false): string[] {
  if (isHeld(root, file)) return []
  const [component = '', name = ''] = at.split('.')
  const record = recordOf(root, file)
  const where = record ? `, such as ${record}` : ''
  return [
    `${component} is only sent: what keeps ${name}, and where it is read again (the record's` +
      ` schema${where}), is yours (docs/how-to/add-an-act.md, "Server").`,
    ...(told ? [`Strangers read it once their schema and the service that fills it have it.`] : []),
  ]
}

/**
 * Where else its neighbour stands in the folder: another record that is made of this form (an invoice
 * of its draft) takes fields by name, and loses one that it does not know. Else nothing.
 */
export function elsewhere(root: string, file: string, neighbour: string | undefined): string[] {
  if (neighbour === undefined) return []
  const others = globSync(join(dirname(file), '*.yaml'), { cwd: root })
    .filter((one) => one !== file && read(root, one).split('\n').includes(`  ${neighbour}:`))
    .toSorted()
  return others.length === 0
    ? []
    : [
        `${neighbour}, which it follows, stands in ${others.join(', ')}, too: is one made of this` +
          ' form, it says the new field only once its schema and its service do.',
      ]
}

/** The forms of a component's folder, for who named one that is none. */
export function formsBeside(root: string, file: string): string {
  const forms = globSync(join(dirname(file), '*.yaml'), { cwd: root })
    .filter((one) => read(root, one).split('\n').includes('x-form: true'))
    .map((one) => basename(one, '.yaml'))
  return forms.length > 0 ? `; forms beside it: ${forms.toSorted().join(', ')}` : ''
}
