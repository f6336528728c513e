import { Play } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { useJoinCourse } from '../../../generated/api/enrolment/enrolment'
import type { Course, Enrolment } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'
import { buttonClass } from '../../ui/workspace/kit/button-class'

/** The way into a course: begin it, or go on where one was. Of a group one chooses a date instead. */
export function EnrolAct({ course, mine }: { course: Course; mine: Enrolment | undefined }) {
  const { t } = useTranslation('course')
  const navigate = useNavigate()
  const { busy, write } = useWrite(useJoinCourse, {
    done: null,
    reads: ['enrolment'],
    onDone: ({ id }) => navigate(href('auth-courses-my-courses-id', { id })),
  })
  if (mine)
    return (
      <Link
        className={buttonClass({ variant: 'main' })}
        to={href('auth-courses-my-courses-id', { id: mine.id })}
      >
        <Play className="icon" aria-hidden="true" />
        {t(mine.completedAt ? 'look' : 'goOn')}
      </Link>
    )
  if (course.kind === 'group') return null
  return (
    <Button variant="main" busy={busy} onClick={() => void write({ id: course.id, data: {} })}>
      <Play className="icon" aria-hidden="true" />
      {t('begin')}
    </Button>
  )
}
