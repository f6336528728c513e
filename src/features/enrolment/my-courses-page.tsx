import { GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useListEnrolments } from '../../../generated/api/enrolment/enrolment'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { Panel } from '../../ui/panel'
import { Coming } from '../../ui/coming'
import { EmptyState, PartialBand } from '../../ui/states'
import { buttonClass } from '../../ui/workspace/kit/button-class'
import { EnrolmentRow } from './enrolment-row'
import './enrolment.css'

/** /auth/courses/my-courses: the courses a person is in; `tabs` lead to its neighbours. */
export default function MyCoursesPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('enrolment')
  const { data, isPending, error, refetch } = useListEnrolments({ request: { silent: true } })
  return (
    <>
      <DocumentHead title={t('mine.title')} />
      <PageHead title={t('mine.title')} sub={t('mine.sub')} />
      {tabs}
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
          <EmptyState icon={GraduationCap} title={t('mine.none')} text={t('mine.noneText')}>
            <Link
              className={buttonClass({ variant: 'main' })}
              to={href('auth-courses-single-courses')}
            >
              {t('find')}
            </Link>
          </EmptyState>
        )}
        <ul>
          {data?.items.map((enrolment) => (
            <EnrolmentRow key={enrolment.id} enrolment={enrolment} level="h2" />
          ))}
        </ul>
      </Panel>
    </>
  )
}
