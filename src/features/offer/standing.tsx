import type { Offer, OfferStage } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { StatusChip, type Tone } from '../../ui/status-chip'

const TONES: Record<Offer['state'], Tone> = {
  draft: 'neutral',
  sent: 'sea',
  countered: 'sun',
  accepted: 'ok',
  rejected: 'error',
  expired: 'neutral',
  withdrawn: 'neutral',
}

/** Where an offer stands, once accepted where its deal stands. */
export function Standing({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offer')
  const tone: Tone = offer.stage === 'fallen' ? 'error' : TONES[offer.state]
  return (
    <StatusChip tone={tone}>
      {offer.stage ? t(`enums.stage.${offer.stage}`) : t(`enums.state.${offer.state}`)}
    </StatusChip>
  )
}

const WAY: readonly OfferStage[] = ['reservation', 'arras', 'notary', 'closed']

/** The way of a deal, with where it is now. */
export function DealWay({ stage }: { stage: OfferStage }) {
  const { t } = useTranslation('offer')
  if (stage === 'fallen') return null
  const at = WAY.indexOf(stage)
  return (
    <ol className="offer-way" aria-label={t('way')}>
      {WAY.map((one, index) => (
        <li
          key={one}
          className={
            index < at || stage === 'closed' ? 'is-done' : index === at ? 'is-now' : undefined
          }
          aria-current={index === at ? 'step' : undefined}
        >
          {t(`enums.stage.${one}`)}
        </li>
      ))}
    </ol>
  )
}
