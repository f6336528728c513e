import { useJoinCourse, useLeaveSeat } from '../../../generated/api/enrolment/enrolment'
import type { Course, CourseSession, Enrolment, EnrolmentSeat } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { openDialog } from '../../lib/dialog'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { StatusChip } from '../../ui/status-chip'
import { Button } from '../../ui/workspace/kit/button'

const READS = ['enrolment', 'course']

/** How one stands at a session, in words. */
function SeatState({ seat }: { seat: EnrolmentSeat }) {
  const { t } = useTranslation('course')
  if (seat.state === 'taken') return <StatusChip tone="ok">{t('seat.taken')}</StatusChip>
  if (seat.state === 'offered')
    return (
      <StatusChip tone="sun">
        {t('seat.offered', { until: date(seat.offeredUntil ?? '', 'DD/MM/YYYY HH:mm') })}
      </StatusChip>
    )
  return <StatusChip tone="sun">{t('seat.waiting', { place: seat.place ?? 1 })}</StatusChip>
}

function SessionRow({
  session,
  courseId,
  seat,
}: {
  session: CourseSession
  courseId: string
  seat: EnrolmentSeat | null
}) {
  const { t } = useTranslation('course')
  const take = useWrite(useJoinCourse, { done: null, reads: READS })
  const leave = useWrite(useLeaveSeat, { done: t('seat.left'), reads: READS })
  const isMine = seat?.session.id === session.id
  const ask = () =>
    openDialog('common', {
      title: t('seat.leaveTitle'),
      text: t(seat?.state === 'waiting' ? 'seat.leaveWaiting' : 'seat.leaveText'),
      confirm: t('seat.leave'),
      danger: true,
      onConfirm: () => leave.write({ id: courseId }).then(() => undefined),
    })
  const words = session.free > 0 ? 'seat.take' : 'seat.wait'
  return (
    <li className="course-row">
      <div className="course-what">
        <h3 className="num">
          {date(session.startsAt, 'DD/MM/YYYY HH:mm')} – {date(session.endsAt, 'HH:mm')}
        </h3>
        <p className="course-quiet">
          {[session.place ?? t('online'), session.teacher, t(`language.${session.language}`)].join(
            ' · ',
          )}
        </p>
        <p className="course-quiet num">
          {t('seats', { free: session.free, seats: session.seats })}
          {session.minimum > 0 && ` · ${t('minimum', { count: session.minimum })}`}
        </p>
        {isMine && seat.url && (
          <p>
            <a href={seat.url} rel="noreferrer">
              {t('join')}
            </a>
          </p>
        )}
      </div>
      <div className="course-side">
        {isMine && <SeatState seat={seat} />}
        {isMine && seat.state === 'offered' && (
          <Button
            variant="main"
            busy={take.busy}
            onClick={() => void take.write({ id: courseId, data: { sessionId: session.id } })}
          >
            {t('seat.confirm')}
          </Button>
        )}
        {isMine ? (
          <Button busy={leave.busy} aria-haspopup="dialog" onClick={ask}>
            {t(seat.state === 'waiting' ? 'seat.leaveList' : 'seat.leave')}
          </Button>
        ) : (
          <Button
            variant={seat ? undefined : 'main'}
            busy={take.busy}
            onClick={() => void take.write({ id: courseId, data: { sessionId: session.id } })}
          >
            {t(seat ? 'seat.change' : words)}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Dates of a group, each with what one can do: take a seat, wait for one, leave it. */
export function SessionList({ course, mine }: { course: Course; mine: Enrolment | undefined }) {
  const { t } = useTranslation('course')
  return (
    <Panel title={t('dates')} flush>
      {course.sessions.length === 0 && <p className="course-empty">{t('noDates')}</p>}
      <ul>
        {course.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            courseId={course.id}
            seat={mine?.seat ?? null}
          />
        ))}
      </ul>
    </Panel>
  )
}
