import type { Rental } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { date } from '../../../../lib/format'
import { Panel } from '../../../../ui/panel'

/** Every step of a file, newest first, with who took it and why. */
export function History({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  return (
    <Panel title={t('desk.history')} flush>
      <ul className="rental-lines">
        {file.steps.toReversed().map((step) => (
          <li key={step.at}>
            <b>
              {t(`enums.state.${step.from}`)} → {t(`enums.state.${step.to}`)}
            </b>
            <small>
              {date(step.at, 'DD/MM/YYYY HH:mm')}
              {step.byName && ` · ${step.byName}`}
            </small>
            {step.reason && <span>{t(`enums.reason.${step.reason}`)}</span>}
            {step.words && <span>{step.words}</span>}
          </li>
        ))}
        <li>
          <b>{t('desk.arrived')}</b>
          <small>{date(file.createdAt, 'DD/MM/YYYY HH:mm')}</small>
        </li>
      </ul>
    </Panel>
  )
}
