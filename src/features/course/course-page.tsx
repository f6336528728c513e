import { Check } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { useGetCourse } from '../../../generated/api/course/course'
import { useListEnrolments } from '../../../generated/api/enrolment/enrolment'
import type { Course, Enrolment } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { duration } from '../../lib/duration'
import { href } from '../../lib/href'
import { localized } from '../../lib/localized'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { Panel } from '../../ui/panel'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorState } from '../../ui/states'
import { CourseOutline } from './course-outline'
import { EnrolAct } from './enrol-act'
import { SessionList } from './session-list'
import './course.css'

/** What one can do afterwards. */
function Outcomes({ outcomes }: Pick<Course, 'outcomes'>) {
  const { t, i18n } = useTranslation('course')
  return (
    <Panel title={t('outcomes')}>
      <ul className="course-outcomes">
        {outcomes.map((outcome) => (
          <li key={localized(outcome, 'es')}>
            <Check className="icon" aria-hidden="true" />
            {localized(outcome, i18n.language)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Loaded({ course, mine }: { course: Course; mine: Enrolment | undefined }) {
  const { t, i18n } = useTranslation('course')
  return (
    <>
      <DocumentHead title={localized(course.title, i18n.language)} />
      <PageHead
        title={localized(course.title, i18n.language)}
        sub={[
          t(`level.${course.level}`),
          duration(course.minutes, i18n.language),
          course.teacher,
        ].join(' · ')}
      >
        <EnrolAct course={course} mine={mine} />
      </PageHead>
      <div className="course-page">
        <div className="course-stack">
          <Panel title={t('about')}>
            <p>{localized(course.summary, i18n.language)}</p>
            <p className="course-quiet">
              {course.centre === null ? t('internal') : t('centre', { centre: course.centre })}
            </p>
          </Panel>
          {course.outcomes.length > 0 && <Outcomes outcomes={course.outcomes} />}
          {course.kind === 'group' && <SessionList course={course} mine={mine} />}
        </div>
        <CourseOutline modules={course.modules} />
      </div>
    </>
  )
}

/** /auth/courses/single-courses/{id} and group-courses/{id}: a course before one begins it. */
export default function CoursePage() {
  const { t } = useTranslation('course')
  const { id = '' } = useParams()
  const { data, isPending, error, refetch } = useGetCourse(id, { request: { silent: true } })
  const enrolments = useListEnrolments({ request: { silent: true } })
  const failed = (!data && error) || (!enrolments.data && enrolments.error)
  if (failed)
    return (
      <Panel flush>
        <ErrorState
          error={failed}
          onRetry={() => void Promise.all([refetch(), enrolments.refetch()])}
        >
          <a href={href('auth-formacion')}>{t('back')}</a>
        </ErrorState>
      </Panel>
    )
  if (isPending || !data || !enrolments.data)
    return (
      <Panel flush>
        <SkeletonRows rows={5} label={t('loading')} />
      </Panel>
    )
  return (
    <Loaded course={data} mine={enrolments.data.items.find(({ courseId }) => courseId === id)} />
  )
}
