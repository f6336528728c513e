import { Link } from 'react-router-dom'
import type { Enrolment } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { duration } from '../../lib/duration'
import { date } from '../../lib/format'
import { href } from '../../lib/href'
import { localized } from '../../lib/localized'
import { StatusChip } from '../../ui/status-chip'
import { Progress } from '../../ui/workspace/kit/progress'

/** A course one is in: how far, what is proved, and its certificate. */
export function EnrolmentRow({
  enrolment,
  level: Heading = 'h3',
}: {
  enrolment: Enrolment
  level?: 'h2' | 'h3'
}) {
  const { t, i18n } = useTranslation('enrolment')
  const { id, title, lessons, lessonsDone, provedMinutes, minutes, certificate, seat } = enrolment
  const name = localized(title, i18n.language)
  return (
    <li className="enrolment-row">
      <div className="enrolment-what">
        <Heading>
          <Link to={href('auth-courses-my-courses-id', { id })}>{name}</Link>
        </Heading>
        <Progress label={t('progress', { name })} share={lessons ? lessonsDone / lessons : 0} />
        <p className="enrolment-quiet num">
          {t('lessonsDone', { done: lessonsDone, count: lessons })} ·{' '}
          {t('proved', {
            proved: duration(provedMinutes, i18n.language),
            of: duration(minutes, i18n.language),
          })}
        </p>
        {seat && (
          <p className="enrolment-quiet num">
            {date(seat.session.startsAt, 'DD/MM/YYYY HH:mm')} · {seat.session.place ?? t('online')}
          </p>
        )}
      </div>
      {certificate && <StatusChip tone="ok">{t('certified')}</StatusChip>}
      {seat && seat.state !== 'taken' && (
        <StatusChip tone="sun">{t(`seat.${seat.state}`, { place: seat.place ?? 1 })}</StatusChip>
      )}
    </li>
  )
}
