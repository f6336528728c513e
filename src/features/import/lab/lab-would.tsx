import type { ImportTotals, LabReport } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Panel } from '../../../ui/panel'

/** What a run would do, as one bar with its counts. */
export function LabWould({ report, would }: { report: LabReport; would: ImportTotals }) {
  const { t } = useTranslation('import')
  const parts = [
    { kind: 'created', n: would.created },
    { kind: 'updated', n: would.updated },
    { kind: 'conflict', n: would.conflicts },
    { kind: 'unchanged', n: would.unchanged },
    { kind: 'refused', n: would.skipped + would.errors },
  ].filter(({ n }) => n > 0)
  const gone = would.missing + would.removed
  return (
    <Panel
      title={t('lab.would')}
      note={
        report.sourceName
          ? t('lab.heldAgainst', { source: report.sourceName })
          : t('lab.heldAgainstNone')
      }
    >
      <div className="import-would" aria-hidden="true">
        {parts.map(({ kind, n }) => (
          <div key={kind} className={`is-${kind}`} style={{ flexGrow: n }}>
            {count(n)}
          </div>
        ))}
      </div>
      <ul className="import-legend">
        {parts.map(({ kind, n }) => (
          <li key={kind}>
            <i className={`is-${kind}`} aria-hidden="true" />
            {t(`lab.kind.${kind}`, { count: n, homes: count(n) })}
          </li>
        ))}
      </ul>
      {gone > 0 && (
        <p className="import-gone">{t('lab.goneHomes', { count: gone, homes: count(gone) })}</p>
      )}
    </Panel>
  )
}
