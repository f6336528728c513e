import type { AnalysisHome } from '../../../../generated/model'
import type { TFunction } from '../../../i18n'
import { count, money } from '../../../lib/format'

/** `PV-1042 · 389.000 € · 214 días`. */
export const homeWords = ({ ref, price, days }: AnalysisHome, t: TFunction): string =>
  [ref, price === null ? '' : money(price), t('unit.days', { count: days, n: count(days) })]
    .filter(Boolean)
    .join(' · ')

/** `+11 %`, `0 %`, `−4 %`; a dash where there is no estimate. */
export function deltaWords(delta: number | null): string {
  if (delta === null) return '–'
  return `${delta > 0 ? '+' : delta < 0 ? '−' : ''}${count(Math.abs(delta))} %`
}
