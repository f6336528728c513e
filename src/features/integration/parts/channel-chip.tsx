import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { StatusChip, type Tone } from '../../../ui/status-chip'

const TONES: Record<Integration['health'], Tone> = {
  ok: 'ok',
  attention: 'sun',
  broken: 'error',
  idle: 'neutral',
}
/** States that a person set say more than how the channel does. */
const TOLD = ['draft', 'paused', 'ended']

/** How a channel does, as the server computed it, or that it rests. */
export function ChannelChip({ channel: { state, health } }: { channel: Integration }) {
  const { t } = useTranslation('integration')
  if (TOLD.includes(state)) return <StatusChip>{t(`state.${state}`)}</StatusChip>
  return <StatusChip tone={TONES[health]}>{t(`health.${health}`)}</StatusChip>
}
