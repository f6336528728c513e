import { useTranslation } from '../../../i18n'
import type { PropertyRow } from '../../../../generated/model'
import { StatusChip, type Tone } from '../../../ui/status-chip'

/** The colour a status has everywhere. */
export const TONES: Record<PropertyRow['status'], Tone> = {
  draft: 'neutral',
  prospect: 'neutral',
  active: 'ok',
  reserved: 'sun',
  closed: 'primary',
  withdrawn: 'neutral',
  expired: 'error',
  archived: 'neutral',
}

interface PropertyStatusProps {
  home: Pick<PropertyRow, 'status' | 'substatus'> & { mandateEndsOn?: string | null | undefined }
}

/**
 * Where a home stands: status, the stage of a deal when there is one, and a mandate that ran out
 * while on the market.
 */
export function PropertyStatusChip({
  home: { status, substatus, mandateEndsOn },
}: PropertyStatusProps) {
  const { t } = useTranslation('property')
  const expired =
    status === 'active' && mandateEndsOn && mandateEndsOn < new Date().toISOString().slice(0, 10)
  if (expired) return <StatusChip tone="error">{t('list.noMandate')}</StatusChip>
  if (substatus && (status === 'reserved' || status === 'closed'))
    return (
      <StatusChip tone={status === 'reserved' ? 'sea' : TONES[status]}>
        {t(`enums.substatus.${substatus}`)}
      </StatusChip>
    )
  return <StatusChip tone={TONES[status]}>{t(`enums.status.${status}`)}</StatusChip>
}
