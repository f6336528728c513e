import { ChevronLeft, ChevronRight, GraduationCap } from 'lucide-react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useGetEnrolment } from '../../../../generated/api/enrolment/enrolment'
import type { EnrolmentDetail } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { localized } from '../../../lib/localized'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { CertificatePanel } from './certificate-panel'
import { lessonOf, lessonSearch } from './lesson-address'
import { LessonPanel } from './lesson-panel'
import { Outline } from './outline'
import '../enrolment.css'

function Player({ enrolment }: { enrolment: EnrolmentDetail }) {
  const { t, i18n } = useTranslation('enrolment')
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const found = lessonOf(enrolment, address)
  if (!found)
    return (
      <Panel flush>
        <EmptyState icon={GraduationCap} title={t('noLessons')} />
      </Panel>
    )
  const { lesson, after, before } = found
  // From the last one to what was left out before it.
  const next = after?.id ?? (enrolment.next === lesson.id ? null : enrolment.next)
  const title = localized(enrolment.title, i18n.language)
  return (
    <>
      <DocumentHead title={title} />
      <PageHead
        title={title}
        sub={<Link to={href('auth-courses-my-courses')}>{t('mine.title')}</Link>}
      >
        {before && (
          <Link className={buttonClass({})} to={{ search: lessonSearch(before.id) }}>
            <ChevronLeft className="icon" aria-hidden="true" />
            {t('previous')}
          </Link>
        )}
        {after && (
          <Link className={buttonClass({})} to={{ search: lessonSearch(after.id) }}>
            {t('following')}
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        )}
      </PageHead>
      <div className="enrolment-page">
        <LessonPanel
          key={lesson.id}
          enrolment={enrolment}
          lesson={lesson}
          onNext={next === null ? null : () => void navigate({ search: lessonSearch(next) })}
        />
        <div className="enrolment-stack">
          <Outline enrolment={enrolment} here={lesson.id} />
          <CertificatePanel enrolment={enrolment} />
        </div>
      </div>
    </>
  )
}

/** /auth/courses/my-courses/{id}: a course, lesson by lesson. */
export default function PlayerPage() {
  const { t } = useTranslation('enrolment')
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetEnrolment(id, { request: { silent: true } })
  if (data) return <Player enrolment={data} />
  return (
    <Panel flush>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          <a href={href('auth-courses-my-courses')}>{t('mine.title')}</a>
        </ErrorState>
      ) : (
        <SkeletonRows rows={6} label={t('loading')} />
      )}
    </Panel>
  )
}
