import type { Rental, RentalOfferState } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { date } from '../../../../lib/format'
import { Panel } from '../../../../ui/panel'
import { StatusChip, type Tone } from '../../../../ui/status-chip'
import { OfferActs } from './offer-acts'
import { RentSplit } from './rent-split'

export const OFFER_TONES: Record<RentalOfferState, Tone> = {
  proposed: 'sea',
  accepted: 'ok',
  declined: 'error',
  expired: 'neutral',
}

/** The newest offer of a file: who with, for how much, and what both sides said. */
export function OfferPanel({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  const { offer } = file
  if (!offer) return null
  const other = file.side === 'owner' ? offer.tenant : offer.owner
  return (
    <Panel
      title={t('offer.rent')}
      action={
        <StatusChip tone={OFFER_TONES[offer.state]}>{t(`enums.offer.${offer.state}`)}</StatusChip>
      }
    >
      <div className="rental-detail">
        <RentSplit rentOwner={offer.rentOwner} rentTenant={offer.rentTenant} />
        <p>
          {t('offer.with', {
            name: other.name,
            reference: other.reference,
            by: offer.byName ?? t('desk.gone'),
          })}{' '}
          {offer.state === 'proposed' && t('offer.answerUntil', { until: date(offer.until) })}
        </p>
        <OfferActs offer={offer} />
      </div>
    </Panel>
  )
}
