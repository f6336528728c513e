import type { IntakeRun } from '../../../generated/model'
import { useTranslation } from '../../i18n'

/**
 * Columns of the file with something in them that nobody asked to import: nothing is left behind in
 * silence.
 */
export function LeftOut({ run }: { run: IntakeRun }) {
  const { t } = useTranslation('intake')
  const taken = new Set(run.mapping.map(({ column }) => column))
  const left = run.columns.filter(({ index, filled }) => filled > 0 && !taken.has(index))
  if (left.length === 0) return null
  const names = left.map(({ name, index }) => name || t('columns.unnamed', { number: index + 1 }))
  return (
    <p className="intake-note intake-left">
      {t('leftOut', { count: left.length, names: names.join(', ') })}
    </p>
  )
}
