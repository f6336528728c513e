import { useTranslation } from '../../i18n'
import { StatusChip } from '../status-chip'

/** Beside what is shown from this device: it waits to be sent, or was refused and waits for its person. */
export function Waits({ isRefused }: { isRefused: boolean }) {
  const { t } = useTranslation('desk')
  return (
    <StatusChip tone={isRefused ? 'error' : 'sun'}>
      {t(isRefused ? 'later.toSettle' : 'later.toSend')}
    </StatusChip>
  )
}
