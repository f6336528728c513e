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
export function StateChip({ state, sending }: Pick<PublicationHome, 'state' | 'sending'>) {
  const { t } = useTranslation('publication')
  // Where it is sent, out is what the portal has said yes to, and not a place in a feed.
  const said = sending && state === 'published' ? 'sent' : state
  return <StatusChip tone={TONES[state]}>{t(`state.${said}`)}</StatusChip>
}
