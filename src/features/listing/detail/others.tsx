import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import type { Listing } from '../../../../generated/model'
import { moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { mainPrice } from './main-price'

type Priced = { price: number | null; rentPeriod?: string | null | undefined }

/**
 * All the agencies that offer this home, this advert's first, each with its price and the way to
 * its advert.
 */
export function Others({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listing')
  const { others = [], agency } = listing
  const own = mainPrice(listing)
  if (others.length === 0) return null
  const price = ({ price: cents, rentPeriod }: Priced) => (
    <>
      {cents ? moneyShort(cents) : t('price.onRequest')}
      {cents && rentPeriod ? t(`price.per.${rentPeriod}`) : ''}
    </>
  )
  return (
    <section className="block" id="agencias">
      <h2>
        {t('others.title', {
          count: new Set([agency.id, ...others.map((other) => other.agency.id)]).size,
        })}
      </h2>
      <p>{t('others.text', { agency: agency.name })}</p>
      <ul className="offers num">
        <li>
          <b>{agency.name}</b>
          <span>{own ? price(own) : t('price.onRequest')}</span>
          <span className="offers-words">{t('others.this')}</span>
        </li>
        {others.map((other) => (
          <li key={other.id}>
            <b>{other.agency.name}</b>
            <span>{price(other)}</span>
            <Link className="offers-words" to={href('inmueble-id', { id: other.id })}>
              {t('others.open', { agency: other.agency.name })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
