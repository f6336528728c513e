import type { AnalysisClosing } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Table } from '../../../ui/workspace/kit/table'
import { Figure } from '../frame/figure'
import { TooFew } from '../frame/too-few'

/** From so many deals of a row on the server tells a share. */
const LEAST = 30

/** What own homes went for against what was asked for them last; below thirty deals how many. */
export function ClosingsFigure({ asOf, rows }: { asOf: string; rows: AnalysisClosing[] }) {
  const { t } = useTranslation('analysis')
  const deals = rows.reduce((sum, { n }) => sum + n, 0)
  return (
    <Figure
      className="analysis-next"
      title={t('closings.title')}
      meaning={t('closings.meaning')}
      facts={t('closings.facts', { count: deals, n: count(deals) })}
      asOf={asOf}
      how={t('closings.how', { least: count(LEAST) })}
    >
      {rows.length === 0 ? (
        <TooFew text={t('closings.none')} />
      ) : (
        <Table keep label={t('closings.title')}>
          <thead>
            <tr>
              <th scope="col">{t('closings.where')}</th>
              <th scope="col" className="num">
                {t('closings.deals')}
              </th>
              <th scope="col" className="num">
                {t('closings.ratio')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ year, island, operation, n, ratioPct }) => (
              <tr key={`${year} ${island} ${operation}`}>
                <th scope="row">
                  {[year, t(`enums.island.${island}`), t(`enums.operation.${operation}`)].join(
                    ' · ',
                  )}
                </th>
                <td className="num">{count(n)}</td>
                <td className="num">
                  {ratioPct === null
                    ? t('closings.few', { n: count(n), least: count(LEAST) })
                    : `${count(ratioPct)} %`}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Figure>
  )
}
