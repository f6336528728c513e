import { useState } from 'react'
import { useRemoveCourseSession } from '../../../../generated/api/course/course'
import type { CourseDate } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'
import { DatePeople } from './date-people'

/** A date with its seats, who has them, and the way to cancel it. */
export function DateRow({ courseId, date: one }: { courseId: string; date: CourseDate }) {
  const { t } = useTranslation('operator')
  const [isAsked, ask] = useState(false)
  const { session, url, waiting, cancelledAt, people } = one
  const hasBegun = Date.parse(session.startsAt) <= Date.now()
  const { busy, write } = useWrite(useRemoveCourseSession, {
    done: t('date.cancelled'),
    reads: ['course', 'enrolment', 'operator'],
    onDone: () => ask(false),
  })
  return (
    <li className="operator-card">
      <div className="operator-what">
        <h3>
          {date(session.startsAt, 'DD/MM/YYYY HH:mm')}
          {cancelledAt && <StatusChip tone="neutral">{t('date.isCancelled')}</StatusChip>}
          {!cancelledAt && hasBegun && <StatusChip tone="neutral">{t('date.begun')}</StatusChip>}
          {!cancelledAt && !hasBegun && session.free === 0 && (
            <StatusChip tone="sun">{t('date.full')}</StatusChip>
          )}
        </h3>
        <p className="muted">
          {[session.place ?? url, session.teacher, t(`language.${session.language}`)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="num">
          {t('date.seats', { taken: session.seats - session.free, seats: session.seats })}
          {waiting > 0 && ` · ${t('date.waiting', { count: waiting })}`}
          {` · ${t('date.minimum', { count: session.minimum })}`}
        </p>
      </div>
      {people.length > 0 && (
        <DatePeople courseId={courseId} date={one} canNote={hasBegun && !cancelledAt} />
      )}
      {!cancelledAt && !hasBegun && (
        <div className="operator-acts">
          <Button variant="text" disabled={busy} onClick={() => ask(true)}>
            {t('date.cancel')}
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('date.cancel')}
          text={t('date.cancelText', { count: people.length })}
          cancel={t('back')}
          send={t('date.cancel')}
          danger
          busy={busy}
          onClose={() => ask(false)}
          onConfirm={() => void write({ id: courseId, sessionId: session.id })}
        />
      )}
    </li>
  )
}
