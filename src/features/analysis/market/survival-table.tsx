import type { AnalysisSurvival } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Table } from '../../../ui/workspace/kit/table'
import { percent } from '../frame/numbers'
import { leftOn } from './curve'

const DAYS = [30, 60, 90, 120, 180, 270, 365]

/** Share sold by day, ours and others'. */
export function SurvivalTable({
  own,
  others,
}: {
  own: AnalysisSurvival
  others: AnalysisSurvival | null
}) {
  const { t } = useTranslation('analysis')
  const sold = (curve: AnalysisSurvival, day: number) => percent(1 - leftOn(curve.points, day).left)
  return (
    <Table keep label={t('market.title')}>
      <thead>
        <tr>
          <th scope="col">{t('market.days')}</th>
          <th scope="col" className="num">
            {t('market.soldOwn')}
          </th>
          {others && (
            <th scope="col" className="num">
              {t('market.soldOthers')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {DAYS.map((day) => (
          <tr key={day}>
            <th scope="row">{count(day)}</th>
            <td className="num">{sold(own, day)}</td>
            {others && <td className="num">{sold(others, day)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
