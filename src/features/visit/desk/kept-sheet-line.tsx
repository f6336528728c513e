import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Waits } from '../../../ui/workspace/waits'
import type { KeptSheet } from './waiting'

/** A sheet that was signed without a connection: it is on this device, and has no number yet. */
export function KeptSheetLine({ sheet: { data, at, refusal } }: { sheet: KeptSheet }) {
  const { t } = useTranslation('visit')
  return (
    <li className="visit-sheet">
      <span>
        <b>{data.visitors.map(({ name }) => name).join(', ')}</b>{' '}
        <span className="muted num">
          {t('sheet.here')}, {date(data.signedOnDeviceAt ?? at, 'DD/MM/YYYY HH:mm')}
        </span>{' '}
        <Waits isRefused={Boolean(refusal)} />
        {refusal ? <span className="visit-bad">{t('sheet.notTaken')}</span> : null}
      </span>
    </li>
  )
}
