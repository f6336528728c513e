import type { GeneratedForm } from '../../generated/forms/form-type.ts'

interface Shape {
  type?: unknown
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Shape>
  items?: Shape
}

/** Keys a form needs in the namespace of its tag: see "Words of forms" in generated/README.md. */
export function wordsOf(form: GeneratedForm): string[] {
  const keys = new Set<string>()
  for (const { group } of Object.values(form.ui))
    if (group !== undefined) keys.add(`groups.${group}`)
  walk(form, form.schema as Shape, [], keys)
  return [...keys].toSorted()
}

function walk(form: GeneratedForm, shape: Shape, path: string[], keys: Set<string>): void {
  const ui = form.ui[path.join('.')]
  if (ui?.hidden === true) return
  const named = path.filter((part) => part !== '*')
  const isHeading =
    ui?.widget === undefined &&
    (shape.properties !== undefined || shape.items?.properties !== undefined)
  if (named.length > 0 && path.at(-1) !== '*')
    keys.add(['fields', form.prefix, ...named, ...(isHeading ? ['_'] : [])].join('.'))
  // Languages are named by Intl.DisplayNames.
  if (ui?.widget === 'languages') return
  for (const value of shape.enum ?? [])
    keys.add(`enums.${named.at(-1) ?? form.prefix}.${String(value)}`)
  const holdsObjects = shape.type === 'object' || shape.items?.properties !== undefined
  const isWhole = ui?.widget !== undefined && holdsObjects
  if (isWhole) return
  for (const [field, inner] of Object.entries(shape.properties ?? {}))
    walk(form, inner, [...path, field], keys)
  if (shape.items !== undefined) walk(form, shape.items, [...path, '*'], keys)
}
