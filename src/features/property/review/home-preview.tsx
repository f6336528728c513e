import { ImageOff } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import type { Property } from '../../../../generated/model'
import { count, m2, moneyShort } from '../../../lib/format'
import { thumbOf } from '../media/photo-card'
import { titleOf } from '../wizard/steps'

/** Price of the first offer, or the words for a price on request; null when it is not known. */
export function usePrice(property: Pick<Property, 'basics'>): string | null {
  const { t } = useTranslation('property')
  const offer = property.basics.offers[0]
  if (offer?.priceOnRequest) return t('review.onRequest')
  if (!offer?.price) return null
  const period = offer.rentPeriod
    ? ` ${t(`per.${offer.rentPeriod}`)}`
    : offer.operation === 'A' || offer.operation === 'TDA'
      ? ` ${t('per.MONTH')}`
      : ''
  return moneyShort(offer.price) + period
}

/** Rooms, baths and metres that are known, as `4 hab.` */
export function useKeyFacts({ layout }: Pick<Property, 'layout'>): string[] {
  const { t } = useTranslation('property')
  return [
    layout?.bedrooms === undefined
      ? null
      : t('row.bedrooms', { count: layout.bedrooms, n: count(layout.bedrooms) }),
    layout?.bathrooms === undefined
      ? null
      : t('row.bathrooms', { count: layout.bathrooms, n: count(layout.bathrooms) }),
    m2(layout?.built ?? layout?.plot) || null,
  ].filter((fact) => fact !== null)
}

/**
 * The home as its card will show it: picture, price, facts, title, place. What is not known is left
 * out.
 */
export function HomePreview({ property }: { property: Property }) {
  const { t, i18n } = useTranslation('property')
  const price = usePrice(property)
  const facts = useKeyFacts(property)
  const cover = property.media.find(
    ({ kind, state, visibility }) =>
      kind === 'photo' && state === 'ready' && visibility === 'public',
  )
  const photos = property.media.filter(({ kind }) => kind === 'photo').length
  return (
    <section className="review-card" aria-label={t('review.preview')}>
      {cover ? (
        <img src={thumbOf(cover)} alt="" />
      ) : (
        <span className="review-no-photo">
          <ImageOff size={24} aria-hidden />
          {t('review.noPhoto')}
        </span>
      )}
      <div>
        <p className="review-price num">{price ?? t('review.noPrice')}</p>
        {facts.length > 0 ? <p className="num">{facts.join(' · ')}</p> : null}
        <h3>{titleOf(property, i18n.language) ?? t('wizard.untitled')}</h3>
        <p className="muted">
          {[property.location?.zoneName, property.location?.town].filter(Boolean).join(', ')}
        </p>
        <p className="muted num">{t('media.count', { count: photos })}</p>
      </div>
    </section>
  )
}
