import type { AgendaStatus } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { StatusChip, type Tone } from '../../../ui/status-chip'

const TONES: Record<AgendaStatus, Tone> = {
  requested: 'sun',
  confirmed: 'ok',
  done: 'neutral',
  no_show: 'error',
  cancelled: 'error',
}

/** How an event stands, as dot and word. */
export function EventStatus({ status }: { status: AgendaStatus }) {
  const { t } = useTranslation('agenda')
  return <StatusChip tone={TONES[status]}>{t(`enums.status.${status}`)}</StatusChip>
}
