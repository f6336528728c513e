import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { LineChart } from '@mui/x-charts/LineChart'
import type { AnalysisSurvival } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { percent } from '../frame/numbers'
import { daysOf, LAST_DAY, leftOn } from './curve'

const AXIS = { fontSize: 12, fill: 'var(--c-ink-3)' }

/** What is left unsold by day: ours, others', and a dashed line where half is gone. */
export default function SurvivalChart({
  own,
  others,
}: {
  own: AnalysisSurvival
  others: AnalysisSurvival | null
}) {
  const { t } = useTranslation('analysis')
  const days = daysOf(own.points, others?.points ?? [])
  const line = (curve: AnalysisSurvival, color: string) => ({
    data: days.map((day) => leftOn(curve.points, day).left),
    curve: 'stepAfter' as const,
    showMark: false,
    color,
  })
  return (
    <div className="analysis-curve" role="img" aria-label={t('market.label')}>
      <LineChart
        height={250}
        margin={{ left: 0, right: 12, top: 8, bottom: 0 }}
        skipAnimation
        hideLegend
        disableAxisListener
        slots={{ tooltip: () => null }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'linear',
            data: days,
            min: 0,
            max: LAST_DAY,
            tickInterval: [0, 90, 180, 270, 365],
            tickLabelStyle: AXIS,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            min: 0,
            max: 1,
            width: 48,
            tickInterval: [0, 0.5, 1],
            valueFormatter: (share: number) => percent(share),
            tickLabelStyle: AXIS,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        series={[...(others ? [line(others, 'var(--d-4)')] : []), line(own, 'var(--d-1)')]}
      >
        {[own, others].map((curve, index) =>
          (curve?.medianDays ?? LAST_DAY + 1) <= LAST_DAY ? (
            <ChartsReferenceLine
              key={index}
              x={curve?.medianDays ?? 0}
              lineStyle={{ stroke: 'var(--c-sun)', strokeDasharray: '3 4', strokeWidth: 1.5 }}
            />
          ) : null,
        )}
      </LineChart>
    </div>
  )
}
