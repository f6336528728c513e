import { BarChart } from '@mui/x-charts/BarChart'
import { useXScale, useYScale } from '@mui/x-charts/hooks'
import type { PipelineStep, PipelineStepKind } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'

/** The longest bar leaves this much of its row to its number: beyond the axis it is cut off. */
const ROOM = 1.2

/** Dashed lines where the month should end, over the bars that have a target. */
function Goals({ steps }: { steps: PipelineStep[] }) {
  const x = useXScale<'linear'>()
  const y = useYScale<'band'>()
  return (
    <g aria-hidden="true">
      {steps.map(({ step, target }) => {
        const top = y(step)
        if (target === null || top === undefined) return null
        const at = x(target)
        return (
          <line
            key={step}
            x1={at}
            x2={at}
            y1={top - 3}
            y2={top + y.bandwidth() + 3}
            stroke="var(--c-sun)"
            strokeWidth="2"
            strokeDasharray="5 4"
          />
        )
      })}
    </g>
  )
}

/**
 * Six bars; the label says what a person would. The list below does the same for who does not see
 * them.
 */
export default function PipelineChart({
  steps,
  onChoose,
}: {
  steps: PipelineStep[]
  onChoose: (step: PipelineStepKind) => void
}) {
  const { t } = useTranslation('dashboard')
  const said = steps.map(({ step, count: n, target }) =>
    target === null
      ? t('month.said', { step: t(`step.${step}`), n: count(n) })
      : t('month.saidOf', { step: t(`step.${step}`), n: count(n), target: count(target) }),
  )
  const top = Math.max(1, ...steps.flatMap(({ count: n, target }) => [n, target ?? 0]))
  return (
    <div
      className="dashboard-chart"
      role="img"
      aria-label={t('month.label', { steps: said.join('; ') })}
    >
      <BarChart
        layout="horizontal"
        height={264}
        margin={{ left: 0, right: 8, top: 4, bottom: 4 }}
        skipAnimation
        hideLegend
        xAxis={[{ min: 0, max: top * ROOM, position: 'none' }]}
        yAxis={[
          {
            scaleType: 'band',
            data: steps.map(({ step }) => step),
            width: 112,
            disableLine: true,
            disableTicks: true,
            categoryGapRatio: 0.34,
            valueFormatter: (step: PipelineStepKind) => t(`step.${step}`),
            tickLabelStyle: { fontSize: 13, fill: 'var(--c-ink-2)' },
          },
        ]}
        series={[
          {
            data: steps.map(({ count: n }) => n),
            color: 'var(--d-1)',
            barLabel: ({ value }) => count(value),
            barLabelPlacement: 'outside',
          },
        ]}
        borderRadius={5}
        slots={{ tooltip: () => null }}
        onItemClick={(_event, { dataIndex }) => {
          const step = dataIndex === undefined ? undefined : steps[dataIndex]
          if (step) onChoose(step.step)
        }}
      >
        <Goals steps={steps} />
      </BarChart>
    </div>
  )
}
