import type { MarketSum } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { cents } from '../../../lib/cents'

/** A sum line by line, to what is paid. */
export function SumLines({ sum }: { sum: MarketSum }) {
  const { t } = useTranslation('market')
  const { lines, net, vatPct, vat, retentionPct, retention, total } = sum
  return (
    <dl className="market-sum">
      {lines.map(({ kind, name, quantity, amount }, index) => (
        <div key={`${kind}-${index}`}>
          <dt>{kind === 'travel' ? t('sum.travel', { km: count(quantity) }) : name}</dt>
          <dd>{cents(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('sum.net')}</dt>
        <dd>{cents(net)}</dd>
      </div>
      <div>
        <dt>{t('sum.vat', { pct: vatPct })}</dt>
        <dd>{cents(vat)}</dd>
      </div>
      {retentionPct > 0 && (
        <div>
          <dt>
            {t('sum.retention', { pct: retentionPct })}
            <small>{t('sum.retentionNote')}</small>
          </dt>
          <dd>−{cents(retention)}</dd>
        </div>
      )}
      <div className="market-total">
        <dt>{t('sum.total')}</dt>
        <dd>{cents(total)}</dd>
      </div>
    </dl>
  )
}
