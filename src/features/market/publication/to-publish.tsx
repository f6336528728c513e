import { CircleAlert, CircleCheck } from 'lucide-react'
import type { MarketPublication } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'

/** What a publication lacks, in words. */
export function ToPublish({ publication: { missing } }: { publication: MarketPublication }) {
  const { t } = useTranslation('market')
  return (
    <Panel title={t('toPublish.title')}>
      <ul className="market-checks">
        {missing.length === 0 ? (
          <li>
            <CircleCheck size={18} aria-hidden className="is-ok" />
            {t('toPublish.none')}
          </li>
        ) : (
          missing.map((one) => (
            <li key={one}>
              <CircleAlert size={18} aria-hidden className="is-bad" />
              {t(`lack.${one}`)}
            </li>
          ))
        )}
      </ul>
    </Panel>
  )
}
