import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import { useGetImport } from '../../../../generated/api/import/import'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { StatusChip } from '../../../ui/status-chip'
import { isMoving, pollOf, toneOf } from '../watch'
import '../import.css'
import { Progress } from '../../../ui/workspace/kit/progress'
import { Figures } from './figures'
import { Question } from './question'
import { Report } from './report'
import { Delay } from '../delay'
import { Undo } from './undo'
import { Waiting } from './waiting'

/** One run: how far it is, what it came to, what was said of each home. */
export default function RunPage({ id }: { id: string }) {
  const { t } = useTranslation('import')
  const {
    data: run,
    isPending,
    isError,
    error,
    refetch,
  } = useGetImport(id, {
    query: { refetchInterval: ({ state }) => pollOf(state.data) },
    request: { silent: true },
  })
  if (isPending) return <SkeletonRows label={t('run.loading')} />
  if (isError || !run)
    return (
      <ErrorState
        error={error}
        level={1}
        title={t('run.notFound')}
        onRetry={() => void refetch()}
      />
    )
  return (
    <>
      <DocumentHead title={run.filename} />
      <PageHead
        title={run.filename}
        sub={
          <>
            <Link to={href('auth-integrations', {}, SOURCES_SIDE)}>{t('runs.title')}</Link> ·{' '}
            {run.sourceName} · {date(run.createdAt, 'DD/MM/YYYY HH:mm')}
            {run.dryRun ? ` · ${t('runs.dryRun')}` : ''}
          </>
        }
      >
        <StatusChip tone={toneOf[run.status]}>{t(`status.${run.status}`)}</StatusChip>
        {run.canUndo && <Undo id={run.id} />}
      </PageHead>
      <div className="import-stack" aria-busy={isMoving(run)}>
        {run.rejectedReason && (
          <p className="import-reason" role="alert">
            {run.rejectedReason}
          </p>
        )}
        {run.question && <Question run={run} question={run.question} />}
        {run.confirmed && <p className="import-what">{t('run.confirmed')}</p>}
        {run.delay && <Delay delay={run.delay} />}
        <Panel title={t('run.figures')} note={isMoving(run) ? t('run.moving') : undefined}>
          {isMoving(run) ? (
            <Progress label={t('status.running')} share={null} />
          ) : (
            <Figures totals={run.totals} />
          )}
        </Panel>
        {run.waiting > 0 && <Waiting run={run} />}
        {run.status !== 'rejected' && <Report run={run} />}
      </div>
    </>
  )
}
