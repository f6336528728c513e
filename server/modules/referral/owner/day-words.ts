import type { Language } from '../../../../generated/model/index.ts'
import { ZONE } from '../../../time/madrid.ts'
import { localeOf } from '../../../formats/figure.ts'

/** A moment as its day in the islands, in words: `10 de diciembre`. */
export const dayWords = (at: Date, lang: Language): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    timeZone: ZONE,
    day: 'numeric',
    month: 'long',
  }).format(at)
