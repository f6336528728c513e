import { Link } from 'react-router-dom'
import type { Enrolment } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { localized } from '../../../lib/localized'
import { Panel } from '../../../ui/panel'
import { StatusChip } from '../../../ui/status-chip'

/** Sessions to come, by date. */
export function NextPanel({ enrolments }: { enrolments: Enrolment[] }) {
  const { t, i18n } = useTranslation('enrolment')
  const coming = enrolments
    .flatMap(({ courseId, title, seat }) => (seat ? [{ courseId, title, seat }] : []))
    .filter(({ seat }) => Date.parse(seat.session.endsAt) > Date.now())
    .toSorted((a, b) => Date.parse(a.seat.session.startsAt) - Date.parse(b.seat.session.startsAt))
  return (
    <Panel title={t('next.title')} flush>
      {coming.length === 0 && (
        <p className="enrolment-empty">
          {t('next.none')} <Link to={href('auth-courses-group-courses')}>{t('next.find')}</Link>
        </p>
      )}
      <ul>
        {coming.map(({ courseId, title, seat }) => (
          <li key={seat.session.id} className="enrolment-row">
            <div className="enrolment-what">
              <h3>
                <Link to={href('auth-courses-group-courses-id', { id: courseId })}>
                  {localized(title, i18n.language)}
                </Link>
              </h3>
              <p className="enrolment-quiet num">
                {date(seat.session.startsAt, 'DD/MM/YYYY HH:mm')} ·{' '}
                {seat.session.place ?? t('online')}
              </p>
            </div>
            <StatusChip tone={seat.state === 'taken' ? 'ok' : 'sun'}>
              {t(`seat.${seat.state}`, { place: seat.place ?? 1 })}
            </StatusChip>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
