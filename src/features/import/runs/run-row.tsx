import { useTranslation } from '../../../i18n'
import { Link } from 'react-router-dom'
import type { ImportRun } from '../../../../generated/model'
import { date } from '../../../lib/format'
import { StatusChip } from '../../../ui/status-chip'
import { Delay } from '../delay'
import { runAddress } from '../run-address'
import { toneOf } from '../watch'

/** A run in the list: file, when and by whom, how it ended, what it did. */
export function RunRow({ run }: { run: ImportRun }) {
  const { t } = useTranslation('import')
  const { created, updated, removed, unchanged } = run.totals
  return (
    <li>
      <div className="import-name">
        <Link to={runAddress(run)}>{run.filename}</Link>
        <small>
          {[
            run.sourceName,
            date(run.createdAt, 'DD/MM/YYYY HH:mm'),
            run.trigger === 'schedule' ? t('runs.byItself') : run.byName,
            run.dryRun ? t('runs.dryRun') : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <span className="import-what">
        {run.rejectedReason ?? t('runs.did', { created, updated, removed, unchanged })}
      </span>
      {run.delay && <Delay delay={run.delay} />}
      <StatusChip tone={toneOf[run.status]}>{t(`status.${run.status}`)}</StatusChip>
    </li>
  )
}
