import { GraduationCap } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useListCourses } from '../../../generated/api/course/course'
import type { CourseItem, CourseKind } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { duration } from '../../lib/duration'
import { date } from '../../lib/format'
import { href } from '../../lib/href'
import { localized } from '../../lib/localized'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { Panel } from '../../ui/panel'
import { Coming } from '../../ui/coming'
import { EmptyState, PartialBand } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { TrainingTabs } from './training-tabs'
import './course.css'

/** A course in the list: what it teaches, how long it takes, when it is next. */
function CourseRow({ course }: { course: CourseItem }) {
  const { t, i18n } = useTranslation('course')
  const { id, kind, title, summary, teacher, minutes, lessons, level, category, nextSession } =
    course
  // A kind of a later version stands among the group's.
  const page = kind === 'single' ? kind : 'group'
  return (
    <li className="course-row">
      <div className="course-what">
        <h2>
          <Link to={href(`auth-courses-${page}-courses-id`, { id })}>
            {localized(title, i18n.language)}
          </Link>
        </h2>
        <p>{localized(summary, i18n.language)}</p>
        <p className="course-quiet num">
          {[
            t(`level.${level}`),
            t('lessons', { count: lessons }),
            duration(minutes, i18n.language),
            teacher,
          ].join(' · ')}
        </p>
      </div>
      <div className="course-side">
        <StatusChip tone="sea" dot={false}>
          {t(`category.${category}`)}
        </StatusChip>
        {nextSession && (
          <span className="course-quiet num">
            {date(nextSession.startsAt, 'DD/MM/YYYY HH:mm')}
            {' · '}
            {nextSession.free > 0 ? t('free', { count: nextSession.free }) : t('full')}
          </span>
        )}
      </div>
    </li>
  )
}

/** Courses of a kind that are offered. */
export function CourseList({ kind }: { kind: CourseKind }) {
  const { t } = useTranslation('course')
  const { data, isPending, error, refetch } = useListCourses(
    { kind },
    { request: { silent: true } },
  )
  return (
    <>
      <DocumentHead title={t(`${kind}.title`)} />
      <PageHead title={t(`${kind}.title`)} sub={t(`${kind}.sub`)} />
      <TrainingTabs here={kind} />
      {error && data && (
        <PartialBand error={error} onRetry={() => void refetch()}>
          {t('stale')}
        </PartialBand>
      )}
      <Panel flush>
        <Coming
          isPending={isPending}
          error={!data && error}
          rows={3}
          label={t('loading')}
          onRetry={refetch}
        />
        {data?.items.length === 0 && (
          <EmptyState icon={GraduationCap} title={t(`${kind}.none`)} text={t('noneText')} />
        )}
        <ul>
          {data?.items.map((course) => (
            <CourseRow key={course.id} course={course} />
          ))}
        </ul>
      </Panel>
    </>
  )
}
