import { useTranslation } from '../../../i18n'
import type { Listing } from '../../../../generated/model'
import { count, m2, moneyPerM2 } from '../../../lib/format'
import { mainPrice, pricedArea, sells } from './main-price'

/** The five facts that decide. A home without bedrooms known says so; a plot has none to say. */
export function MainFacts({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listing')
  const { type, layout } = listing
  const price = mainPrice(listing)
  const lived = type === 'vivienda' || type === 'hotel'
  const priced = pricedArea(listing)
  const perMetre =
    price && sells(price.operation) ? moneyPerM2(price.price, priced?.area).replace('/m²', '') : ''
  const facts: [string, string | null][] = [
    [
      'bedrooms',
      layout.bedrooms === undefined
        ? lived
          ? ''
          : null
        : lived && layout.bedrooms === 0
          ? t('card.bedrooms_none')
          : count(layout.bedrooms),
    ],
    ['bathrooms', layout.bathrooms === undefined ? (lived ? '' : null) : count(layout.bathrooms)],
    [
      'built',
      layout.built === undefined
        ? type === 'terreno' || layout.builtWithCommon !== undefined
          ? null
          : ''
        : m2(layout.built),
    ],
    [
      'builtWithCommon',
      layout.built !== undefined || layout.builtWithCommon === undefined
        ? null
        : m2(layout.builtWithCommon),
    ],
    ['usable', layout.usable === undefined ? null : m2(layout.usable)],
    ['plot', layout.plot === undefined ? null : m2(layout.plot)],
    [`per.${priced?.kind ?? 'built'}`, perMetre || null],
  ]
  const known = facts.filter((fact): fact is [string, string] => fact[1] !== null)
  // Six are one too many: the plot is among the facts below.
  const shown = known.length > 5 ? known.filter(([key]) => key !== 'plot') : known
  return (
    <dl className="listing-facts num">
      {shown.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`fact.${key}`)}</dt>
          <dd>{value || <span className="not-known">{t('detail.notSaid')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
