import type { Demand, DemandStatus } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { StatusChip, type Tone } from '../../../ui/status-chip'

const TONE: Record<DemandStatus, Tone> = { SEARCH: 'sea', WON: 'ok', CANCEL: 'neutral' }

/** Searching, cancelled or won; put away says so instead. */
export function DemandStatusChip({
  demand,
}: {
  demand: Pick<Demand, 'status'> & Partial<Pick<Demand, 'archivedAt'>>
}) {
  const { t } = useTranslation('demand')
  return demand.archivedAt ? (
    <StatusChip>{t('archived')}</StatusChip>
  ) : (
    <StatusChip tone={TONE[demand.status]}>{t(`enums.status.${demand.status}`)}</StatusChip>
  )
}
