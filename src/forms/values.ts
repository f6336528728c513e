import type { TFunction } from '../i18n'
import type { GeneratedForm } from '../../generated/forms/form-type'
import { fieldText, type Field, type Surface, type Voice } from '../../generated/fields/field'
import { generic, isRecord } from './rules'
import { deskVoice, showsIn } from './shown'
import { languageName } from './widgets/languages'
import { wordsOf, type FormWords } from './words'

type Schema = GeneratedForm['schema']

/** Schema at a dotted path of a form. */
function schemaAt(form: GeneratedForm, path: string): Schema {
  let schema: Schema = form.schema
  for (const key of path.split('.')) {
    const next = schema.type === 'array' ? schema.items : schema.properties?.[key]
    schema = next && typeof next === 'object' && !Array.isArray(next) ? next : {}
  }
  return schema
}

/** The field of a path, as the one formatter takes it. */
function fieldAt(form: GeneratedForm, path: string): Field {
  const { widget, unit, enum: values } = form.ui[generic(path)] ?? {}
  const kind =
    widget === 'money' ? 'money' : schemaAt(form, path).format === 'date' ? 'day' : 'text'
  return {
    name: path,
    path,
    group: '',
    kind: values ? 'code' : kind,
    ...(unit && { unit }),
    ...(values && { codes: path }),
  }
}

/** The desk's voice, with the words of the form itself. */
const voiceOf = (form: GeneratedForm, words: FormWords): Voice => ({
  ...deskVoice(words.t, words.lang, form.tag),
  code: (path, code) => words.option(path, code),
})

/**
 * A stored value as people read it: units, words of enumerations, dates; a list or object in one
 * line.
 */
export function sayValue(
  form: GeneratedForm,
  words: FormWords,
  path: string,
  value: unknown,
): string {
  if (value === undefined || value === null) return words.t('forms:unset')
  if (Array.isArray(value))
    return value.map((item, index) => sayValue(form, words, `${path}.${index}`, item)).join(', ')
  if (!isRecord(value)) return fieldText(fieldAt(form, path), value, voiceOf(form, words)) ?? ''
  const { lat, lon } = value
  if (typeof lat === 'number' && typeof lon === 'number') return `${lat}, ${lon}`
  return Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => sayValue(form, words, `${path}.${key}`, part))
    .join(' · ')
}

/** A field's name; a part of a text in languages is named by its language. */
export function sayField(form: GeneratedForm, words: FormWords, path: string): string {
  const keys = path.split('.')
  const last = keys.at(-1) ?? ''
  const parent = keys.slice(0, -1).join('.')
  if (form.ui[generic(parent)]?.widget?.startsWith('localized'))
    return `${words.label(parent)} (${languageName(last, words.lang)})`
  return words.label(path)
}

/** One known fact of a form. */
export interface Fact {
  path: string
  group: string
  name: string
  text: string
}

const isLeafList = (value: unknown): boolean => Array.isArray(value) && !value.some(isRecord)

/**
 * What is known in a step, in the order and groups of its form; with a surface only what shows
 * there (`x-shows`). Hidden fields are left out.
 */
export function factsOf(
  form: GeneratedForm,
  words: FormWords,
  data: unknown,
  surface?: Surface,
): Fact[] {
  const found: Fact[] = []
  const inOrder = (value: Record<string, unknown>, path: string): string[] => {
    const known = Object.keys(schemaAt(form, path).properties ?? {})
    return Object.keys(value).sort((a, b) => known.indexOf(a) - known.indexOf(b))
  }
  const walk = (value: unknown, path: string, group: string): void => {
    const ui = form.ui[generic(path)] ?? {}
    if (value === undefined || value === null || ui.hidden) return
    const whole = !isRecord(value) && (!Array.isArray(value) || isLeafList(value))
    if ((whole || ui.widget === 'map') && surface !== undefined && !showsIn(form, path, surface))
      return
    if (whole || ui.widget === 'map')
      found.push({
        path,
        group,
        name: sayField(form, words, path),
        text: sayValue(form, words, path, value),
      })
    else if (Array.isArray(value))
      for (const [index, part] of value.entries()) walk(part, `${path}.${index}`, group)
    else
      for (const key of inOrder(value as Record<string, unknown>, path))
        walk((value as Record<string, unknown>)[key], `${path}.${key}`, group)
  }
  const record = isRecord(data) ? data : {}
  for (const key of form.order) walk(record[key], key, form.ui[key]?.group ?? '')
  return found
}

/** Words of a form outside of it, as for a record's page or a comparison. */
export const formWords = (form: GeneratedForm, t: TFunction, lang: string): FormWords =>
  wordsOf(form, t, lang)
