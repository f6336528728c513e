import { useTranslation } from '../../../i18n'
import type { Listing } from '../../../../generated/model'
import { count, moneyPin, moneyShort } from '../../../lib/format'
import { amount } from '../card/price'
import { mainPrice, paysTransferTax } from './main-price'
import { transferTax, type TaxPart } from './transfer-tax'

/** Edges of the ruler, EUR cents: widths are true to the euro up to two millions. */
const RULER_END = 242_000_000

function Ruler({ price, parts }: { price: number; parts: readonly TaxPart[] }) {
  const { t } = useTranslation('listing')
  const scale = 760 / RULER_END
  const at = Math.min(price, RULER_END) * scale
  return (
    <svg className="ruler" viewBox="0 0 760 104" role="img" aria-label={t('cost.ruler', { parts: parts.map(({ rate, to }) => (Number.isFinite(to) ? t('cost.upTo', { rate, amount: moneyShort(to) }) : t('cost.beyond', { rate }))).join(', ') })}>
      {parts.map(({ from, to, rate, filled }) => {
        const left = from * scale
        const width = Math.min(to, RULER_END) * scale - left - 2
        const share = Number.isFinite(to) ? filled : Math.max(0, Math.min(1, (price - from) / (RULER_END - from)))
        // The rate stands in the filled part when that has room, else after the mark.
        const inside = width * share > 44
        return (
          <g key={rate}>
            <rect x={left} y="34" width={width} height="40" rx="3" fill="var(--c-sunken)" />
            {share > 0 ? <rect x={left} y="34" width={Math.max(2, width * share)} height="40" rx="3" fill="var(--c-primary)" /> : null}
            <text x={left + 10 + (share > 0 && !inside ? width * share : 0)} y="59" fontSize="14" fontWeight="700" fill={inside ? '#fff' : 'var(--c-ink-2)'}>{rate} %</text>
            {Number.isFinite(to) ? <text x={left + width} y="94" fontSize="12" textAnchor="middle" fill="var(--c-ink-3)">{moneyPin(to)}</text> : null}
          </g>
        )
      })}
      <path d={`M${at} 28v52`} stroke="var(--c-ink)" strokeWidth="2" />
      <text x={Math.max(44, Math.min(716, at))} y="20" fontSize="14" fontWeight="700" textAnchor="middle" fill="var(--c-primary)">{moneyShort(price)}</text>
    </svg>
  )
}

/** What buying costs beyond the price: the transfer tax by its brackets. Notary and registry have no fixed price, so none is made up. */
function Purchase({ price, scale }: { price: number; scale: 'home' | 'garage' }) {
  const { t } = useTranslation('listing')
  const { total, parts } = transferTax(price, scale)
  return (
    <div className="cost">
      <p className="sub">{t('cost.sum')}</p>
      <p className="cost-tot num">{moneyShort(price + total)}</p>
      <p className="sub num">{t('cost.more', { amount: moneyShort(total), percent: count(Math.round((total / price) * 1000) / 10) })}</p>
      {scale === 'home' ? <div className="x-scroll" tabIndex={0} role="group" aria-label={t('cost.scroll')}><Ruler price={price} parts={parts} /></div> : null}
      <table className="t">
        <caption className="sr">{t('cost.table')}</caption>
        <tbody>
          <tr><th scope="row">{t('cost.price')}</th><td>{moneyShort(price)}</td></tr>
          <tr><th scope="row">{t('cost.itp')}</th><td>{moneyShort(total)}</td></tr>
          {parts.filter(({ tax }) => tax > 0).map(({ from, to, rate, tax }) => (
            <tr className="in" key={rate}><th scope="row">{t('cost.part', { rate, from: amount(from).replace(' €', ''), to: moneyShort(Math.min(to, price)) })}</th><td>{moneyShort(tax)}</td></tr>
          ))}
          <tr className="tot"><th scope="row">{t('cost.total')}</th><td>{moneyShort(price + total)}</td></tr>
        </tbody>
      </table>
      <p className="help">{t('cost.note')}</p>
    </div>
  )
}

function RunningCosts({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listing')
  const { communityFee, communityFeePeriod, communityFeeIncluded, ibiYearly, garbageYearly } = listing.costs
  const rows: [string, string][] = []
  if (communityFee !== undefined) rows.push([t('cost.community'), t(`cost.per.${communityFeePeriod ?? 'month'}`, { amount: amount(communityFee) })])
  if (communityFeeIncluded !== undefined) rows.push([t('cost.communityIncluded'), t(communityFeeIncluded ? 'detail.yes' : 'detail.no')])
  if (ibiYearly !== undefined) rows.push([t('cost.ibi'), t('cost.per.year', { amount: amount(ibiYearly) })])
  if (garbageYearly !== undefined) rows.push([t('cost.garbage'), t('cost.per.year', { amount: amount(garbageYearly) })])
  if (rows.length === 0) return null
  return (
    <table className="t cost-run">
      <caption>{t('cost.running')}</caption>
      <tbody>{rows.map(([label, value]) => <tr key={label}><th scope="row">{label}</th><td>{value}</td></tr>)}</tbody>
    </table>
  )
}

/** What it costs to buy and to keep, as far as it is known. */
export function Costs({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listing')
  const price = mainPrice(listing)?.price
  const buying = paysTransferTax(listing) && price ? <Purchase price={price} scale={listing.type === 'parking' ? 'garage' : 'home'} /> : null
  const known = Object.keys(listing.costs).length > 0
  if (!buying && !known) return null
  return (
    <section className="blk" id="coste">
      <h2>{t('detail.cost')}</h2>
      {buying}
      <RunningCosts listing={listing} />
    </section>
  )
}
