import type { PublicationHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { StatusChip, type Tone } from '../../../ui/status-chip'

const TONES: Record<PublicationHome['state'], Tone> = {
  not_published: 'neutral',
  blocked: 'error',
  queued: 'sea',
  published: 'ok',
  published_with_warning: 'sun',
  error: 'error',
  removing: 'sun',
}

/** What became of a home on a channel. */
export function StateChip({ state }: Pick<PublicationHome, 'state'>) {
  const { t } = useTranslation('publication')
  return <StatusChip tone={TONES[state]}>{t(`state.${state}`)}</StatusChip>
}
