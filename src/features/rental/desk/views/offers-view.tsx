import { useListRentalOffers } from '../../../../../generated/api/rental/rental'
import { useTranslation } from '../../../../i18n'
import { date, money } from '../../../../lib/format'
import { StatusChip } from '../../../../ui/status-chip'
import { OfferActs } from '../offers/offer-acts'
import { OFFER_TONES } from '../offers/offer-panel'
import { Listed } from './listed'

/** Every offer of the programme, newest first. */
export function OffersView() {
  const { t } = useTranslation('rental')
  const asked = useListRentalOffers({ request: { silent: true } })
  return (
    <Listed
      title={t('desk.view.offers')}
      empty={t('offer.none')}
      asked={asked}
      row={(offer) => (
        <li key={offer.id}>
          <b>
            {offer.owner.place ?? offer.owner.reference} → {offer.tenant.name}
          </b>
          <StatusChip tone={OFFER_TONES[offer.state]}>{t(`enums.offer.${offer.state}`)}</StatusChip>
          <span>
            {[
              `${offer.owner.reference} · ${offer.tenant.reference}`,
              t('offer.rents', { owner: money(offer.rentOwner), tenant: money(offer.rentTenant) }),
              t('offer.until', { day: date(offer.until) }),
              offer.byName,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span>
            <OfferActs offer={offer} />
          </span>
        </li>
      )}
    />
  )
}
