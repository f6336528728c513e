import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { parse } from 'yaml'
import { blockStyle } from '../format/block-style.ts'
import type { Field } from './asked.ts'
import { choiceOf, yamlOf } from './shape.ts'

/** Where a component of the contract stands. */
export const componentFile = (root: string, name: string): string | undefined =>
  globSync(`openapi/schemas/*/${name}.yaml`, { cwd: root })[0]

/** Values of a choice that is a component already; null where there is none of that name. */
export function knownChoice(root: string, name: string | undefined): string[] | null {
  const file = name === undefined ? undefined : componentFile(root, name)
  if (!file) return null
  const { enum: values } = parse(readFileSync(join(root, file), 'utf8')) as { enum?: string[] }
  if (!values) throw new Error(`${file} is no choice: it has no enum`)
  return values
}

/**
 * The component that the choice of a field is (`as`), made beside its form unless there is one:
 * how the form names it, and how to take it out again. None: the choice stands in the form.
 */
export function placeChoice(
  root: string,
  form: string,
  { as: name, values = [], valueWords, words }: Field,
): { ref?: string; takeBack: () => void } {
  if (name === undefined) return { takeBack: () => undefined }
  if (!/^[A-Z][A-Za-z0-9]{1,40}$/.test(name))
    throw new Error(`--as ${name}: a component is written like this: BoatKind`)
  const known = componentFile(root, name)
  const file = known ?? join(dirname(form), `${name}.yaml`)
  if (!known) {
    const { type, ...choice } = choiceOf(values, valueWords?.en ?? [])
    const component = yamlOf({ type, description: `${words.en}.`, ...choice })
    writeFileSync(join(root, file), blockStyle(component))
  }
  const ref =
    dirname(file) === dirname(form)
      ? basename(file)
      : relative(dirname(form), file).replaceAll('\\', '/')
  return { ref, takeBack: () => (known ? undefined : rmSync(join(root, file))) }
}
