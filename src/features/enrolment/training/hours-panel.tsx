import type { Training } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { duration } from '../../../lib/duration'
import { Panel } from '../../../ui/panel'
import { HoursRing } from './hours-ring'

/** Hours that count, hours in-house, and both by subject. */
export function HoursPanel({ training }: { training: Training }) {
  const { t, i18n } = useTranslation('enrolment')
  const { countedMinutes, internalMinutes, requiredMinutes, subjects } = training
  const longest = Math.max(1, ...subjects.map((one) => one.provedMinutes + one.attendedMinutes))
  const share = (minutes: number): string => `${(100 * minutes) / longest}%`
  return (
    <Panel title={t('hours.title')} note={t('hours.law')} flush>
      <div className="enrolment-hours">
        <HoursRing done={countedMinutes} required={requiredMinutes} />
        <div className="enrolment-what">
          <h3>
            {t('hours.left', {
              left: duration(Math.max(0, requiredMinutes - countedMinutes), i18n.language),
            })}
          </h3>
          <p>{t('hours.internal', { internal: duration(internalMinutes, i18n.language) })}</p>
          <p className="enrolment-legend">
            <span className="is-proved">{t('hours.proved')}</span>
            <span className="is-attended">{t('hours.attended')}</span>
          </p>
        </div>
      </div>
      {subjects.length === 0 && <p className="enrolment-empty">{t('hours.none')}</p>}
      <ul>
        {subjects.map(({ subject, provedMinutes, attendedMinutes }) => (
          <li key={subject} className="enrolment-subject">
            <span>{t(`subject.${subject}`)}</span>
            <span className="enrolment-bar" aria-hidden="true">
              <i className="is-proved" style={{ width: share(provedMinutes) }} />
              <i className="is-attended" style={{ width: share(attendedMinutes) }} />
            </span>
            <b className="num">{duration(provedMinutes + attendedMinutes, i18n.language)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
