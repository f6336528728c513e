import type { MarketPublicationInput } from '../../../../generated/model'
import type { TFunction } from '../../../i18n'
import { count, m2, money } from '../../../lib/format'

/** What a service costs, line by line: its price, then what can be added. Without VAT. */
export function priceLines(
  { price, options = [], vat }: MarketPublicationInput,
  t: TFunction,
): string[] {
  const tiers = (price?.tiers ?? []).map(({ upToM2, amount }) =>
    t('operator:price.tier', {
      upTo: upToM2 ? t('market:item.upTo', { m2: m2(upToM2) }) : t('market:item.larger'),
      amount: money(amount),
    }),
  )
  const plain: Record<string, string> = {
    fixed: t('operator:price.fixed', { amount: money(price?.amount) }),
    per_m2: t('operator:price.perM2', { amount: money(price?.amount) }),
    quote: t('market:price.quote'),
  }
  const first = price && price.kind !== 'tiers' ? [plain[price.kind] ?? ''] : []
  return [
    ...first,
    ...tiers,
    ...options.map(({ name, amount }) =>
      t('operator:price.option', { name, amount: money(amount) }),
    ),
    ...(vat ? [t('operator:price.vat', { pct: count(Number(vat)) })] : []),
  ]
}
