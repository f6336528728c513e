import { TrendingDown } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import type { Listing, ListingPrice } from '../../../../generated/model'
import { money, moneyShort } from '../../../lib/format'
import { loweredBy } from '../card/price'
import { mainPrice } from './main-price'

/** `945.000,00 €` with small cents. */
function Amount({ cents }: { cents: number }) {
  const [whole = '', rest = ''] = money(cents).split(',')
  return (
    <>
      {whole}
      <small>,{rest.slice(0, 2)}</small>
      {rest.slice(2)}
    </>
  )
}

function OtherPrice({ price }: { price: ListingPrice }) {
  const { t } = useTranslation('listing')
  return (
    <p className="listing-other num">
      <span>{t(`operation.${price.operation}`)}</span>{' '}
      <b>{price.price === null ? t('price.onRequest') : moneyShort(price.price)}</b>
      {price.rentPeriod ? t(`price.per.${price.rentPeriod}`) : ''}
    </p>
  )
}

/** The price, what it was before, and the home's other prices. */
export function PriceHead({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listing')
  const main = mainPrice(listing)
  if (!main) return null
  const lowered = loweredBy(main)
  return (
    <>
      <p className="listing-price num">
        <strong>
          {main.price === null || main.price === 0 ? (
            t('price.onRequest')
          ) : (
            <Amount cents={main.price} />
          )}
          {main.price && main.rentPeriod ? (
            <small>{t(`price.per.${main.rentPeriod}`)}</small>
          ) : null}
        </strong>
        {lowered ? (
          <s>
            <span className="spoken">{t('price.before')} </span>
            {moneyShort(main.previousPrice)}
          </s>
        ) : null}
        {lowered ? (
          <span className="badge badge-low">
            <TrendingDown className="icon" aria-hidden />
            {t('badge.lowered', { amount: moneyShort(lowered) })}
          </span>
        ) : null}
      </p>
      {listing.prices
        .filter((price) => price !== main)
        .map((price) => (
          <OtherPrice key={price.operation} price={price} />
        ))}
    </>
  )
}
