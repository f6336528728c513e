import type { IntakeTotals } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'

const ORDER = ['created', 'updated', 'unchanged', 'skipped', 'errors', 'demands'] as const

/** How many rows came to what, or (`ahead`) would; demands only where the file tells any. */
export function Counts({ totals, ahead = false }: { totals: IntakeTotals; ahead?: boolean }) {
  const { t } = useTranslation('intake')
  return (
    <dl className="intake-counts">
      {ORDER.filter((name) => name !== 'demands' || totals.demands > 0).map((name) => (
        <div key={name}>
          <dt>{t(`${ahead ? 'ahead' : 'totals'}.${name}`)}</dt>
          <dd>{count(totals[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
