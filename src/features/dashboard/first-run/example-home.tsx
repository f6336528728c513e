import { useGetCost } from '../../../../generated/api/cost/cost'
import { useTranslation } from '../../../i18n'
import { moneyShort } from '../../../lib/format'
import { searchHref } from '../../../lib/search-path'
import { Panel } from '../../../ui/panel'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/** EUR cents of the home that is shown. */
const PRICE = 68_500_000

/** How a home looks that is well entered, with the tax by today's tables drawn. */
export function ExampleHome() {
  const { t } = useTranslation('dashboard')
  const { data } = useGetCost({ price: PRICE, island: 'MALLORCA' }, { request: { silent: true } })
  const tax = data?.lines.find(({ id }) => id === 'itp')
  const parts = tax?.parts.filter(({ amount }) => amount > 0) ?? []
  return (
    <Panel title={t('example.title')} className="first-example" flush>
      <figure>
        <img src="/pictures/example-720.webp" alt={t('example.alt')} width="720" height="540" />
        <figcaption>{t('example.label')}</figcaption>
      </figure>
      <div className="first-example-body">
        <p className="first-price num">{moneyShort(PRICE)}</p>
        <p className="num">{t('example.facts')}</p>
        <p className="ui-muted">{t('example.place')}</p>
        {parts.length > 0 && (
          <>
            <div className="first-brackets" aria-hidden="true">
              {parts.map(({ from, amount }) => (
                <i key={from} style={{ flexGrow: amount }} />
              ))}
            </div>
            <dl className="first-sums num">
              {parts.map(({ from, base, rate, amount }) => (
                <div key={from}>
                  <dt>{t('example.part', { base: moneyShort(base), rate })}</dt>
                  <dd>{moneyShort(amount)}</dd>
                </div>
              ))}
              <div className="is-total">
                <dt>{t('example.total')}</dt>
                <dd>{moneyShort(PRICE + (tax?.amount ?? 0))}</dd>
              </div>
            </dl>
          </>
        )}
        <p className="ui-muted">{t('example.text')}</p>
        <a className={buttonClass()} href={searchHref('V')}>
          {t('example.open')}
        </a>
      </div>
    </Panel>
  )
}
