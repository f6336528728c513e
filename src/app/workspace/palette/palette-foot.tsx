import { useTranslation } from '../../../i18n'
import { Keys } from '../shortcuts/keys'
import { KEYS } from './palette-keys'

/** The keys that move in what was found, and how much that is. */
export function PaletteFoot({ results }: { results: number }) {
  const { t } = useTranslation('palette')
  return (
    <p className="palette-foot" aria-hidden="true">
      {KEYS.map(({ id, keys }) => (
        <span key={id}>
          <Keys keys={keys} />
          {t(`keys.${id}`)}
        </span>
      ))}
      <span className="end">{t('results', { count: results })}</span>
    </p>
  )
}
