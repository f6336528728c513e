import { Link } from 'react-router-dom'
import { AnalysisPriceClass, type AnalysisHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date, moneyShort } from '../../../lib/format'
import { currentLang, href } from '../../../lib/href'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { Table } from '../../../ui/workspace/kit/table'
import type { Address } from '../frame/address'
import { Figure, Read } from '../frame/figure'
import { TooFew } from '../frame/too-few'
import { deltaWords } from './home-words'
import { Pages } from './pages'
import { useStock } from './use-stock'

/** The prices of homes on the market against what homes like them ask, the dearest first. */
export default function PricePanel({ address }: { address: Address }) {
  const { t } = useTranslation('analysis')
  const { params, set } = address
  const chosen = Object.values(AnalysisPriceClass).find((one) => one === params.get('clase'))
  const { stock, back, more } = useStock(address, {
    sort: 'price',
    ...(chosen && { class: chosen }),
  })
  return (
    <Read address={address} of={stock} today>
      {({ n, asOf, prices, items }) => {
        const told = n - (prices.find((one) => one.class === 'unknown')?.n ?? 0)
        const most = Math.max(1, ...prices.map((one) => one.n))
        return (
          <Figure
            title={t('price.title')}
            meaning={t('price.meaning')}
            facts={t('price.facts', { n: count(n), told: count(told) })}
            asOf={asOf}
            how={t('price.how')}
          >
            {n === 0 ? (
              <TooFew title={t('stock.none')} text={t('stock.noneText')} />
            ) : (
              <>
                <ul className="analysis-spread">
                  {prices.map((one) => (
                    <li key={one.class} data-class={one.class}>
                      <ChipToggle
                        on={one.class === chosen}
                        onClick={() => set({ clase: one.class === chosen ? '' : one.class })}
                      >
                        {t(`priceClass.${one.class}`)}
                      </ChipToggle>
                      <span aria-hidden="true">
                        <i style={{ width: `${(one.n / most) * 100}%` }} />
                      </span>
                      <b className="num">{count(one.n)}</b>
                    </li>
                  ))}
                </ul>
                {told === 0 && <TooFew text={t('price.few')} />}
                {items.length > 0 && <Prices homes={items} />}
                <Pages back={back} more={more} />
              </>
            )}
          </Figure>
        )
      }}
    </Read>
  )
}

const COLUMNS = ['asks', 'delta', 'percentile', 'lowered', 'compared'] as const

function Prices({ homes }: { homes: AnalysisHome[] }) {
  const { t } = useTranslation('analysis')
  return (
    <Table label={t('price.title')} className="analysis-prices" place="analysis-wide">
      <thead>
        <tr>
          <th scope="col">{t('stock.home')}</th>
          {COLUMNS.map((column) => (
            <th scope="col" className="cell-right" key={column}>
              {t(`price.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {homes.map((home) => (
          <tr key={home.propertyId}>
            <td className="cell-head">
              <Link to={href('auth-cartera-inmueble-id', { id: home.propertyId })}>
                {home.title}
              </Link>
              <small>{home.ref}</small>
            </td>
            <td className="cell-right num cell-main" data-label={t('price.asks')}>
              {home.price === null ? '–' : moneyShort(home.price)}
            </td>
            <td className="cell-right num cell-status" data-label={t('price.delta')}>
              <b>{deltaWords(home.deltaPct)}</b>
            </td>
            <td className="cell-right num" data-label={t('price.percentile')}>
              {home.percentile === null
                ? '–'
                : t('price.ofHundred', { n: count(100 - home.percentile) })}
            </td>
            <td className="cell-right num" data-label={t('price.lowered')}>
              {count(home.lowered)}
            </td>
            <td className="cell-right num" data-label={t('price.compared')}>
              {home.pricedAt === null
                ? t('price.soon')
                : date(home.pricedAt, 'DD MMM', currentLang())}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
