import { Link } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { tableAddress, type TableStep } from './table-address'

const STEPS: TableStep[] = [1, 2, 3, 4]

/** Where somebody is in the four steps; earlier ones can be gone back to. */
export function Steps({ current, id }: { current: TableStep; id: string | null }) {
  const { t } = useTranslation('import')
  return (
    <ol className="import-steps" aria-label={t('table.steps.label')}>
      {STEPS.map((step) => {
        const state = step === current ? 'current' : step < current ? 'done' : 'ahead'
        const words = (
          <>
            <b className="num">{step}</b> <span>{t(`table.steps.${step}`)}</span>
          </>
        )
        return (
          <li
            key={step}
            className={`is-${state}`}
            aria-current={step === current ? 'step' : undefined}
          >
            {id && step > 1 && step < current ? (
              <Link to={tableAddress(id, step)}>{words}</Link>
            ) : (
              <span>{words}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
