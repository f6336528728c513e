import type { AnalysisHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Table } from '../../../ui/workspace/kit/table'

const known = (points: number | null): string => (points === null ? '–' : count(points))

/** The shown homes with each part in figures. */
export function HealthTable({ homes }: { homes: AnalysisHome[] }) {
  const { t } = useTranslation('analysis')
  return (
    <Table keep label={t('stock.title')}>
      <thead>
        <tr>
          <th scope="col">{t('stock.home')}</th>
          <th scope="col" className="num">
            {t('stock.score')}
          </th>
          {homes[0]?.parts.map(({ part, of }) => (
            <th scope="col" className="num" key={part}>
              {t(`part.${part}`)} {count(of)}
            </th>
          ))}
          <th scope="col" className="num">
            {t('stock.views')}
          </th>
          <th scope="col" className="num">
            {t('stock.enquiries')}
          </th>
        </tr>
      </thead>
      <tbody>
        {homes.map(({ propertyId, ref, score, parts, views, enquiries }) => (
          <tr key={propertyId}>
            <th scope="row">{ref}</th>
            <td className="num">
              <b>{known(score)}</b>
            </td>
            {parts.map(({ part, points }) => (
              <td className="num" key={part}>
                {known(points)}
              </td>
            ))}
            <td className="num">{count(views)}</td>
            <td className="num">{count(enquiries)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
