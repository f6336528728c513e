import type { Rental } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { date } from '../../../../lib/format'
import { Panel } from '../../../../ui/panel'

/** The conditions as counted when the file was sent. */
export function Conditions({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  return (
    <Panel title={t('desk.conditions', { date: date(file.eligibility.date) })}>
      <ul className="rental-conditions">
        {file.eligibility.reasons.map((reason) => (
          <li key={reason.rule} data-outcome={reason.outcome}>
            <b>{t(`check.outcome.${reason.outcome}`)}</b> {reason.text}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
