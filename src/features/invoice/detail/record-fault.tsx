import type { InvoiceRecordFault } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { StatusChip } from '../../../ui/status-chip'

/** What the tax agency says against the record of an invoice, in its own words, which are Spanish. */
export function RecordFault({ fault: { state, code, message } }: { fault: InvoiceRecordFault }) {
  const { t } = useTranslation('invoice')
  return (
    <Panel title={t('fault.title')}>
      <StatusChip tone={state === 'rejected' ? 'error' : 'sun'}>{t(`fault.${state}`)}</StatusChip>
      <p lang="es">{[code, message].filter(Boolean).join(' ')}</p>
      <p className="muted">{t('fault.note')}</p>
    </Panel>
  )
}
