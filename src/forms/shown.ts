import type { GeneratedForm } from '../../generated/forms/form-type'
import { fieldText, type Field, type Surface, type Voice } from '../../generated/fields/field'
import type { TFunction } from '../i18n'
import { date, money } from '../lib/format'
import { writeNumber } from './numbers'
import { generic } from './rules'

/**
 * How the desk words values, wherever it shows them: in a record, a list, a comparison. `namespace`
 * holds the form's words.
 */
export function deskVoice(t: TFunction, lang: string, namespace: string): Voice {
  const unitOf = (unit: string | undefined, count: number): string =>
    unit === undefined ? '' : t(`forms:units.${unit}`, { count, defaultValue: '' })
  return {
    code: (codes, code) => t(`${namespace}:enums.${codes}.${code}`, { defaultValue: code }),
    yes: t('forms:yes'),
    no: t('forms:no'),
    number: (value, unit) =>
      [writeNumber(value, lang), unitOf(unit, value)].filter(Boolean).join(' '),
    money: (cents) => (cents === 0 ? '0 €' : money(cents)),
    day: (day) => date(`${day}T12:00:00Z`),
    localized: (texts) => texts[lang] ?? Object.values(texts)[0] ?? '',
  }
}

/** What a shown field is called: as its form calls it. */
export const fieldLabel = ({ path, name }: Field, t: TFunction, namespace: string): string =>
  t(`${namespace}:fields.${path.replaceAll('.*', '')}`, { defaultValue: name })

/** A shown field's value at the desk; nothing for what says nothing. */
export const fieldWords = (field: Field, value: unknown, voice: Voice): string =>
  fieldText(field, value, voice) ?? ''

/**
 * Whether a field shows somewhere besides its form; a part of a whole (a language of a text) as the
 * whole does.
 */
export function showsIn(form: GeneratedForm, path: string, surface: Surface): boolean {
  const keys = generic(path).split('.')
  return keys.some(
    (_, at) => form.ui[keys.slice(0, at + 1).join('.')]?.shows?.includes(surface) === true,
  )
}
