import type { GeneratedForm } from '../../generated/forms/form-type.ts'
import { withoutNull } from '../generate/form-schema.ts'
import { asJson, asList, type Json } from '../generate/json.ts'
import { resolve } from '../generate/server-schema.ts'

/** No form is nested deeper (scripts/generate/form-schema.ts). */
const DEEPEST = 12

/**
 * Where the English word that a form shows for a value is not in what the contract says of it:
 * people and programs would know the value by two names.
 */
export function strangeWords(
  document: Json,
  form: GeneratedForm,
  words: Record<string, unknown>,
): string[] {
  const faults: string[] = []
  const walk = (node: unknown, path: string[]): void => {
    const schema = withoutNull(document, resolve(document, node))
    const ui = form.ui[path.join('.')]
    if (ui?.hidden === true || ui?.widget === 'languages') return
    const named = path.filter((part) => part !== '*').at(-1) ?? form.prefix
    const texts = asJson(schema['x-enum-descriptions'])
    for (const value of asList(schema['enum']).filter((one) => Object.hasOwn(texts, String(one)))) {
      const word = words[`enums.${named}.${String(value)}`]
      const text = String(texts[String(value)])
      if (typeof word === 'string' && !saidIn(word, text))
        faults.push(
          `${form.name}: enums.${named}.${String(value)} is "${word}", which its ` +
            `x-enum-descriptions "${text}" does not say`,
        )
    }
    for (const [field, inner] of Object.entries(asJson(schema['properties'])))
      if (path.length < DEEPEST) walk(inner, [...path, field])
    if (schema['items'] !== undefined) walk(schema['items'], [...path, '*'])
  }
  walk({ $ref: `#/components/schemas/${form.name}` }, [])
  return faults
}

const saidIn = (word: string, text: string): boolean => bare(text).includes(bare(word))
const bare = (text: string): string => text.toLowerCase().replaceAll('’', "'")
