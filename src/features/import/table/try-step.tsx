import { ArrowLeft, Import } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useGetImport, useStartImportTable } from '../../../../generated/api/import/import'
import type { ImportRun, ImportTable } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { Progress } from '../../../ui/workspace/kit/progress'
import { Delay } from '../delay'
import { Figures } from '../run/figures'
import { Question } from '../run/question'
import { Report } from '../run/report'
import { isMoving, pollOf } from '../watch'
import { tableAddress } from './table-address'

interface TryStepProps {
  table: ImportTable
  runId: string
  onStarted: (run: ImportRun) => void
}

/** Fourth step: what a run would do, home by home; then the run itself. */
export function TryStep({ table, runId, onStarted }: TryStepProps) {
  const { t } = useTranslation('import')
  const {
    data: run,
    isPending,
    error,
    refetch,
  } = useGetImport(runId, {
    query: { refetchInterval: ({ state }) => pollOf(state.data) },
    request: { silent: true },
  })
  const { busy, write } = useWrite(useStartImportTable, {
    done: null,
    reads: ['import', 'integration'],
    onDone: onStarted,
  })
  if (isPending) return <SkeletonRows label={t('run.loading')} />
  if (!run) return <ErrorState error={error} onRetry={() => void refetch()} />
  const comes = run.totals.created + run.totals.updated
  const done = run.status === 'done'
  return (
    <div className="import-stack" aria-busy={isMoving(run)}>
      {run.rejectedReason && (
        <p className="import-reason" role="alert">
          {run.rejectedReason}
        </p>
      )}
      {run.question && <Question run={run} question={run.question} />}
      {run.delay && <Delay delay={run.delay} />}
      {run.status !== 'rejected' && (
        <Panel
          title={t('table.try.figures')}
          note={t(isMoving(run) ? 'table.try.moving' : 'table.try.nothing')}
        >
          {isMoving(run) ? (
            <Progress label={t('table.try.moving')} share={null} />
          ) : (
            <Figures totals={run.totals} />
          )}
        </Panel>
      )}
      {run.status !== 'rejected' && <Report run={run} />}
      <div className="import-row">
        <Link className={buttonClass()} to={tableAddress(table.id, 3)}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {t('table.try.back')}
        </Link>
        {done && (
          <Button
            variant="main"
            busy={busy}
            disabled={comes === 0}
            onClick={() => void write({ id: table.id, data: { integrationId: run.integrationId } })}
          >
            <Import className="icon" aria-hidden="true" />
            {t('table.try.start', { count: comes, homes: count(comes) })}
          </Button>
        )}
      </div>
    </div>
  )
}
