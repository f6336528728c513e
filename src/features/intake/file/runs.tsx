import { Link } from 'react-router-dom'
import { useListIntakes } from '../../../../generated/api/intake/intake'
import type { IntakeRun } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { isMoving, waits } from '../use-run'

/** Colour of a run's state; the word goes with it. */
export const toneOf: Record<IntakeRun['status'], Tone> = {
  uploaded: 'sun',
  mapped: 'sun',
  validated: 'sun',
  running: 'sea',
  done: 'ok',
  failed: 'error',
  rolled_back: 'neutral',
}

/**
 * Earlier imports, to go on with or look at. Nothing at all when there were none: the form above
 * says what to do.
 */
export function Runs() {
  const { t } = useTranslation('intake')
  const { data, isPending, error, refetch } = useListIntakes(
    { limit: 20 },
    {
      query: { refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? 3000 : false) },
      request: { silent: true },
    },
  )
  if (data?.items.length === 0) return null
  return (
    <Panel title={t('runs.title')} flush>
      <Coming
        isPending={isPending}
        error={error}
        rows={2}
        label={t('runs.loading')}
        level={3}
        onRetry={refetch}
      />
      {data && (
        <ul className="intake-list">
          {data.items.map((run) => (
            <li key={run.id}>
              <div className="intake-name">
                <Link
                  to={href(
                    'auth-contactos-importar',
                    {},
                    { run: run.id, step: waits(run) ? 2 : 4 },
                  )}
                >
                  {run.filename}
                </Link>
                <small>
                  {[date(run.createdAt, 'DD/MM/YYYY HH:mm'), run.byName]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </div>
              <span className="intake-what">
                {waits(run)
                  ? t('runs.rows', { count: run.rows, rows: count(run.rows) })
                  : t('runs.did', {
                      created: count(run.totals.created),
                      updated: count(run.totals.updated),
                      left: count(run.totals.skipped + run.totals.errors),
                    })}
              </span>
              <StatusChip tone={toneOf[run.status]}>{t(`status.${run.status}`)}</StatusChip>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
