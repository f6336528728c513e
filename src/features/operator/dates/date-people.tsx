import { useSetCourseAttendance } from '../../../../generated/api/course/course'
import type { CourseDate } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'

/** Who has a seat or waits for one; once it has begun, who came is noted. */
export function DatePeople({
  courseId,
  date: { session, people },
  canNote,
}: {
  courseId: string
  date: CourseDate
  canNote: boolean
}) {
  const { t } = useTranslation('operator')
  const { busy, write } = useWrite(useSetCourseAttendance, {
    done: t('date.noted'),
    reads: ['course', 'enrolment', 'operator'],
  })
  return (
    <ul className="operator-people">
      {people.map(({ userId, name, email, state, attendedAt }) => (
        <li key={userId}>
          <span>
            {name} <small>{email}</small>
          </span>
          {attendedAt ? (
            <span>{t('date.came')}</span>
          ) : canNote && state === 'taken' ? (
            <Button
              variant="text"
              disabled={busy}
              aria-label={t('date.noteOf', { name })}
              onClick={() =>
                void write({ id: courseId, sessionId: session.id, data: { userIds: [userId] } })
              }
            >
              {t('date.note')}
            </Button>
          ) : (
            <span className="muted">{t(`seat.${state}`)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
