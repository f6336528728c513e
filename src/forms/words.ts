import type { TFunction } from '../i18n'
import type { GeneratedForm } from '../../generated/forms/form-type'
import type { Broken } from './check'
import { generic } from './rules'

/**
 * Every word of a form, by generated/README.md, "Words of forms". Paths are dotted, with or without
 * indexes.
 */
export interface FormWords {
  lang: string
  t: TFunction
  label: (path: string) => string
  help: (path: string) => string | null
  option: (path: string, value: string) => string
  group: (id: string) => string
  groupHelp: (id: string) => string | null
  unit: (id: string, count?: number) => string
  /** Words for one item of a list: `add` (button) and `one` (heading with {{n}}). */
  item: (path: string, kind: 'add' | 'one', n?: number) => string
  broken: (broken: Broken) => string
}

const named = (path: string): string =>
  generic(path)
    .split('.')
    .filter((part) => part !== '*')
    .join('.')

/** Words of single fields, by generic path, in place of the form's. */
interface OwnWords {
  labels?: Readonly<Record<string, string>> | undefined
  helps?: Readonly<Record<string, string>> | undefined
}

export function wordsOf(
  form: GeneratedForm,
  t: TFunction,
  lang: string,
  namespace = form.tag,
  own: OwnWords = {},
): FormWords {
  /**
   * A key that only holds the words of deeper fields has none itself; i18n would give its name
   * (headingOf).
   */
  const find = (key: string): string | null => {
    const found = t(`${namespace}:${key}`, { defaultValue: '' })
    return found === '' || found === key ? null : found
  }
  const labelOf = (path: string): string | null =>
    own.labels?.[generic(path)] ?? find(`fields.${form.prefix}.${named(path)}`)
  /** A part that its widget words itself is called as what it stands in. */
  const label = (path: string): string => {
    const keys = path.split('.')
    for (let length = keys.length; length > 0; length -= 1) {
      const found = labelOf(keys.slice(0, length).join('.'))
      if (found) return found
    }
    return named(path)
  }
  return {
    lang,
    t,
    label,
    help: (path) => own.helps?.[generic(path)] ?? find(`help.${form.prefix}.${named(path)}`),
    option: (path, value) =>
      own.labels?.[`${generic(path)}.${value}`] ??
      find(`enums.${named(path).split('.').at(-1)}.${value}`) ??
      value,
    group: (id) => find(`groups.${id}`) ?? id,
    groupHelp: (id) => find(`groupHelp.${form.prefix}.${id}`),
    unit: (id, count = 2) => t(`forms:units.${id}`, { count, defaultValue: '' }),
    item: (path, kind, n) =>
      t(`${namespace}:items.${form.prefix}.${named(path)}.${kind}`, { n, defaultValue: '' }) ||
      t(`forms:list.${kind}`, { n, list: label(path) }),
    broken: ({ keyword, params }) => {
      const detail = keyword === 'type' ? params.type : keyword === 'format' ? params.format : ''
      const limit =
        typeof params.limit === 'number' ? new Intl.NumberFormat(lang).format(params.limit) : ''
      const count = typeof params.limit === 'number' ? params.limit : 0
      const say = (key: string): string =>
        t(`forms:invalid.${key}`, { limit, count, defaultValue: '' })
      return say(`${keyword}_${String(detail)}`) || say(keyword) || say('other')
    },
  }
}
