import type { Lang } from '../contract/context.ts'

/** The locale in which a language of ours is written here: English as in Britain. */
export const localeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : lang)

/** A figure that is no amount, as a language writes it: `1.212`, `1,212` (docs/decisions/0397). */
export const figure = (value: number, lang: Lang, maximumFractionDigits = 1): string =>
  new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits, useGrouping: 'always' }).format(
    value,
  )
