import type { TFunction } from '../../../i18n'
import { moneyShort } from '../../../lib/format'

/** From and to as people say it; empty when neither is known. */
export function priceRange(
  t: TFunction,
  min: number | null | undefined,
  max: number | null | undefined,
): string {
  const [from, to] = [moneyShort(min), moneyShort(max)]
  if (from && to) return t('demand:price.range', { from, to })
  if (to) return t('demand:price.upTo', { to })
  return from ? t('demand:price.from', { from }) : ''
}
