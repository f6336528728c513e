import { useQueryClient } from '@tanstack/react-query'
import { Users, UserSearch } from 'lucide-react'
import { Link } from 'react-router-dom'
import { getGetIntakeQueryKey, useStartIntake } from '../../../../generated/api/intake/intake'
import type { IntakeRun } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { Progress } from '../../../ui/workspace/kit/progress'
import { count, date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { DEMANDS_SIDE } from '../../../slots/new-demand'
import { Panel } from '../../../ui/panel'
import { isMoving } from '../use-run'
import { LeftOut } from '../left-out'
import { Counts } from './counts'
import { Fates } from './fates'
import { Stopped } from './stopped'
import { Undo } from './undo'

/** Last step: how far it is, what became of each row, and the way back. */
export function ResultStep({ run, onAgain }: { run: IntakeRun; onAgain: () => void }) {
  const { t } = useTranslation('intake')
  const client = useQueryClient()
  const start = useStartIntake({
    mutation: { onSuccess: (next) => client.setQueryData(getGetIntakeQueryKey(run.id), next) },
    request: { quiet: true },
  })
  const undoing = run.undone !== null
  const stopped = run.status === 'failed'
  const retry = () => start.mutate({ id: run.id })
  if (isMoving(run)) return <Moving run={run} />
  return (
    <div className="intake-stack">
      {stopped && <Stopped why={run.failure} {...(!undoing && { onRetry: retry })} />}
      <Panel
        title={t(stopped ? 'result.sofar' : undoing ? 'result.undone' : 'result.done')}
        note={[run.filename, date(run.finishedAt, 'DD/MM/YYYY HH:mm')].filter(Boolean).join(' · ')}
      >
        <div className="intake-stack">
          <Counts totals={run.totals} />
          <LeftOut run={run} />
          {run.undone && (
            <p role="status">
              {t('result.undoneText', {
                removed: count(run.undone.removed),
                restored: count(run.undone.restored),
              })}{' '}
              {run.undone.demands > 0 &&
                `${t('result.undoneDemands', { demands: count(run.undone.demands) })} `}
              {run.undone.kept > 0 &&
                t('result.kept', { count: run.undone.kept, kept: count(run.undone.kept) })}
            </p>
          )}
          <div className="intake-row">
            <div>
              {run.totals.demands > 0 && !undoing && (
                <Link className={buttonClass()} to={href('auth-cartera', {}, DEMANDS_SIDE)}>
                  <UserSearch className="icon" aria-hidden="true" />
                  {t('result.seeDemands')}
                </Link>
              )}
              <Link className={buttonClass({ variant: 'main' })} to={href('auth-contactos')}>
                <Users className="icon" aria-hidden="true" />
                {t('result.see')}
              </Link>
              <Button onClick={onAgain}>{t('result.another')}</Button>
            </div>
            {run.canUndo && <Undo run={run} />}
          </div>
        </div>
      </Panel>
      <Fates run={run} />
    </div>
  )
}

function Moving({ run }: { run: IntakeRun }) {
  const { t } = useTranslation('intake')
  const all = run.undone ? run.totals.created + run.totals.updated : run.rows
  const done = run.undone
    ? run.undone.removed + run.undone.restored + run.undone.kept
    : run.totals.done
  const words = t(run.undone ? 'result.undoing' : 'result.moving', {
    done: count(done),
    all: count(all),
    count: all,
  })
  return (
    <Panel title={run.filename} note={t('result.leave')}>
      <div className="intake-progress">
        <strong role="status">{words}</strong>
        <Progress share={all > 0 ? done / all : 0} label={words} />
        {!run.undone && <Counts totals={run.totals} />}
      </div>
    </Panel>
  )
}
