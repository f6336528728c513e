import { Link } from 'react-router-dom'
import type { Valuation, ValuationComparable, ValuationDifference } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count, m2, moneyShort } from '../../lib/format'
import { href } from '../../lib/href'
import { inlineClass } from '../../ui/workspace/kit/inline-class'
import { Table } from '../../ui/workspace/kit/table'

const distance = (metres: number): string =>
  metres < 1000 ? `${count(metres)} m` : `${count(Math.round(metres / 100) / 10)} km`

/** The homes that count, the most alike first, each brought to the valued one. */
export function Comparables({ valuation: { comparables } }: { valuation: Valuation }) {
  const { t } = useTranslation('valuation')
  if (comparables.length === 0) return null
  return (
    <details className="valuation-comparables">
      <summary>{t('comparables.title', { count: comparables.length })}</summary>
      <Table label={t('comparables.title', { count: comparables.length })}>
        <thead>
          <tr>
            <th scope="col">{t('comparables.number')}</th>
            <th scope="col">{t('comparables.home')}</th>
            <th scope="col" className="cell-right">
              {t('comparables.asks')}
            </th>
            <th scope="col" className="cell-right">
              {t('comparables.adjusted')}
            </th>
            <th scope="col" className="cell-right">
              {t('comparables.weight')}
            </th>
            <th scope="col" className="cell-right">
              {t('comparables.distance')}
            </th>
            <th scope="col" className="cell-right">
              {t('comparables.days')}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparables.map((one, index) => (
            <Row key={one.listingId} one={one} number={index + 1} />
          ))}
        </tbody>
      </Table>
    </details>
  )
}

function Row({ one, number }: { one: ValuationComparable; number: number }) {
  const { t } = useTranslation(['valuation', 'property'])
  const kind = one.subtype ? t(`property:enums.subtype.${one.subtype}`) : t('comparables.noKind')
  const name = [kind, one.place].filter(Boolean).join(', ')
  const differences = useDifferences(one.why)
  const small = [
    m2(Math.round(one.m2)),
    ...differences,
    one.own ? t('comparables.own') : '',
    one.gone ? t('comparables.gone') : '',
  ].filter(Boolean)
  return (
    <tr>
      <td className="num">{number}</td>
      <td className="cell-head">
        {one.gone ? (
          <b>{name}</b>
        ) : (
          <Link className={inlineClass()} to={href('inmueble-id', { id: one.listingId })}>
            {name}
          </Link>
        )}
        <small>{small.join(' · ')}</small>
      </td>
      <td className="cell-right num cell-main" data-label={t('comparables.asks')}>
        {moneyShort(one.price)}
      </td>
      <td className="cell-right num cell-status" data-label={t('comparables.adjusted')}>
        <b>{moneyShort(roughly(one.adjusted))}</b>
      </td>
      <td className="cell-right num" data-label={t('comparables.weight')}>
        {one.weight} %
      </td>
      <td className="cell-right num" data-label={t('comparables.distance')}>
        {distance(one.metres)}
      </td>
      <td className="cell-right num" data-label={t('comparables.days')}>
        {count(one.days)}
      </td>
    </tr>
  )
}

/** What was reckoned is told no finer than the value is: to 1,000 EUR, a rent to 10. */
function roughly(cents: number): number {
  const step = cents > 2_000_000 ? 100_000 : 1000
  return Math.round(cents / step) * step
}

/** How a home differs, in words: what is counted with its number, what is had as with or without. */
function useDifferences(why: ValuationDifference[]): string[] {
  const { t } = useTranslation('valuation')
  return why.map(({ trait, by }) => {
    const sign = by > 0 ? 'more' : 'less'
    return t(`why.${trait}.${sign}`, { count: Math.abs(by) })
  })
}
