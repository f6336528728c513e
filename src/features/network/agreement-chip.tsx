import type { Agreement } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { StatusChip, type Tone } from '../../ui/status-chip'

const TONES: Record<Agreement['state'], Tone> = {
  proposed: 'sea',
  active: 'ok',
  ending: 'sun',
  ended: 'neutral',
  refused: 'neutral',
  expired: 'neutral',
}

/** Where an agreement stands; what waits for an answer of ours goes first. */
export function AgreementChip({ agreement: { state, turn } }: { agreement: Agreement }) {
  const { t } = useTranslation('network')
  if (turn) return <StatusChip tone="primary">{t('turn')}</StatusChip>
  return <StatusChip tone={TONES[state]}>{t(`state.${state}`)}</StatusChip>
}
