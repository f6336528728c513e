import type { ImportDelay } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'

/**
 * What a run waits for, in sentences: its turn, pictures, hosts that do not answer. Nothing of it
 * is anybody's to do.
 */
export function Delay({ delay }: { delay: ImportDelay }) {
  const { t } = useTranslation('import')
  const { turn, homes, hosts } = delay
  return (
    <div role="status" className="import-delay">
      <ul aria-label={t('delay.label')}>
        {turn && <li>{t('delay.turn')}</li>}
        {homes > 0 && <li>{t('delay.pictures', { count: homes })}</li>}
        {hosts.map(({ host, homes: count, until }) => (
          <li key={host}>
            {t('delay.host', { count, host, time: date(until, 'DD/MM/YYYY HH:mm') })}
          </li>
        ))}
      </ul>
    </div>
  )
}
