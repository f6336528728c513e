import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useGetTraining, useListEnrolments } from '../../../../generated/api/enrolment/enrolment'
import type { Enrolment } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { localized } from '../../../lib/localized'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { EnrolmentRow } from '../enrolment-row'
import { HoursPanel } from './hours-panel'
import { NextPanel } from './next-panel'
import '../enrolment.css'

const SHOWN = 4

function MinePanel({ enrolments }: { enrolments: Enrolment[] }) {
  const { t } = useTranslation('enrolment')
  return (
    <Panel
      title={t('mine.title')}
      action={<Link to={href('auth-courses-my-courses')}>{t('all')}</Link>}
      flush
    >
      {enrolments.length === 0 && (
        <p className="enrolment-empty">
          {t('mine.none')} <Link to={href('auth-courses-single-courses')}>{t('find')}</Link>
        </p>
      )}
      <ul>
        {enrolments.slice(0, SHOWN).map((enrolment) => (
          <EnrolmentRow key={enrolment.id} enrolment={enrolment} />
        ))}
      </ul>
    </Panel>
  )
}

/**
 * /auth/formacion: hours, what comes next, and the way back into what was begun; `tabs` lead to its
 * neighbours.
 */
export default function TrainingPage({ tabs }: { tabs: ReactNode }) {
  const { t, i18n } = useTranslation('enrolment')
  const training = useGetTraining({ request: { silent: true } })
  const mine = useListEnrolments({ request: { silent: true } })
  const begun = mine.data?.items.find(({ next, kind }) => next !== null && kind === 'single')
  return (
    <>
      <DocumentHead title={t('title')} />
      <PageHead title={t('title')} sub={t('sub')}>
        {begun && (
          <Link
            className={buttonClass({ variant: 'main' })}
            to={href('auth-courses-my-courses-id', { id: begun.id })}
          >
            <Play className="icon" aria-hidden="true" />
            {t('goOn', { name: localized(begun.title, i18n.language) })}
          </Link>
        )}
      </PageHead>
      {tabs}
      <div className="enrolment-page">
        {training.data ? (
          <HoursPanel training={training.data} />
        ) : (
          <Panel title={t('hours.title')} flush>
            {training.error ? (
              <ErrorState
                error={training.error}
                level={3}
                onRetry={() => void training.refetch()}
              />
            ) : (
              <SkeletonRows rows={5} label={t('loading')} />
            )}
          </Panel>
        )}
        <div className="enrolment-stack">
          {mine.data ? (
            <>
              <NextPanel enrolments={mine.data.items} />
              <MinePanel enrolments={mine.data.items} />
            </>
          ) : (
            <Panel title={t('mine.title')} flush>
              {mine.error ? (
                <ErrorState error={mine.error} level={3} onRetry={() => void mine.refetch()} />
              ) : (
                <SkeletonRows rows={3} label={t('loading')} />
              )}
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}
