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

/** What a run came to, in counts; a live region, since they come when it has ended. */
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
