import type { Webhook } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { StatusChip, type Tone } from '../../ui/status-chip'

const TONES: Record<Webhook['health'], Tone> = {
  ok: 'ok',
  attention: 'sun',
  broken: 'error',
  idle: 'neutral',
}

/** How a webhook does, as the server computed it, or that it rests. */
export function WebhookChip({ webhook: { state, health } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhook')
  if (state === 'paused') return <StatusChip>{t('state.paused')}</StatusChip>
  return <StatusChip tone={TONES[health]}>{t(`health.${health}`)}</StatusChip>
}
