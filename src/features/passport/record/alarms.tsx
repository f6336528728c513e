import type { PassportAlarm } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'

/** When whoever looks after the home is told next. */
export function Alarms({ alarms }: { alarms: PassportAlarm[] }) {
  const { t } = useTranslation('passport')
  return (
    <section className="passport-box">
      <h3>{t('alarms.title')}</h3>
      {alarms.length === 0 ? (
        <p>{t('alarms.none')}</p>
      ) : (
        <ol className="passport-alarms">
          {alarms.map(({ on, rule, text }) => (
            <li key={`${on} ${rule}`}>
              <time dateTime={on}>{date(on)}</time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
