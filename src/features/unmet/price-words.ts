import type { TFunction } from '../../i18n'
import { moneyShort } from '../../lib/format'

/** From and to (EUR cents) as people say them; an open end is said so. */
export function priceWords(t: TFunction, { from, to }: { from: number | null; to: number | null }) {
  if (from === null) return to === null ? t('price.any') : t('price.to', { to: moneyShort(to) })
  return to === null
    ? t('price.from', { from: moneyShort(from) })
    : t('price.both', { from: moneyShort(from), to: moneyShort(to) })
}
