import { useTranslation } from '../../../i18n'
import type { ImportTotals } from '../../../../generated/model'
import { count } from '../../../lib/format'

const ORDER = [
  'received',
  'created',
  'updated',
  'conflicts',
  'unchanged',
  'missing',
  'removed',
  'skipped',
  'errors',
  'issues',
] as const

/** Counts of a run; a live region, since they grow while it reads. */
export function Figures({ totals }: { totals: ImportTotals }) {
  const { t } = useTranslation('import')
  return (
    <dl className="import-figures" aria-live="polite">
      {ORDER.map((name) => (
        <div key={name}>
          <dt>{t(`totals.${name}`)}</dt>
          <dd>{count(totals[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
