import type { Lang } from '../../../contract/context.ts'

/** A figure that is no amount, as the paper's language writes it: `1.212`, `1,212`. */
export const figure = (value: number, lang: Lang): string =>
  new Intl.NumberFormat(lang === 'en' ? 'en-GB' : lang, {
    maximumFractionDigits: 1,
    useGrouping: 'always',
  }).format(value)
