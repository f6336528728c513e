import type { SubscriptionPreview } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count } from '../../lib/format'
import { cents } from '../../lib/cents'

/** What a change costs, line by line, to the cent that is charged. */
export function PreviewSums({ preview }: { preview: SubscriptionPreview }) {
  const { t } = useTranslation('subscription')
  return (
    <dl className="subscription-sums num">
      {preview.lines.map(({ text, amount }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{cents(amount)}</dd>
        </div>
      ))}
      {preview.vat.map(({ pct, vat }) => (
        <div key={pct}>
          <dt>{t('change.vat', { pct: count(pct) })}</dt>
          <dd>{cents(vat)}</dd>
        </div>
      ))}
      <div className="is-total">
        <dt>{t(preview.now ? 'change.today' : 'change.then')}</dt>
        <dd>{cents(preview.total)}</dd>
      </div>
    </dl>
  )
}
