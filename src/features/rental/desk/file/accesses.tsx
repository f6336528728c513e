import type { Rental } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { date } from '../../../../lib/format'
import { Panel } from '../../../../ui/panel'

/** Who opened a file, and which document: this opening is the first line. */
export function Accesses({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  return (
    <Panel
      title={t('desk.accesses')}
      note={t('desk.accessCount', { count: file.accessCount })}
      flush
    >
      <ul className="rental-lines">
        {file.accesses.map((one) => (
          <li key={`${one.at} ${one.filename ?? ''}`}>
            <b>{one.byName ?? t('desk.gone')}</b>
            <small>{date(one.at, 'DD/MM/YYYY HH:mm')}</small>
            <span>{one.filename ?? t('desk.openedFile')}</span>
          </li>
        ))}
      </ul>
      <p className="rental-foot">{t('desk.accessNote')}</p>
    </Panel>
  )
}
