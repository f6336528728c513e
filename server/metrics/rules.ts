import { stringify } from 'yaml'
import { ALERTS, type Alert } from './alerts.ts'

/** Long lines stay whole: an expression that is folded is harder to search for. */
const asYaml = (value: unknown): string => stringify(value, { lineWidth: 0 })

/** The rules as Prometheus reads them. */
export const rulesText = (): string =>
  `# Written by npm run alerts from server/metrics/alerts.ts.\n${asYaml({
    groups: [
      {
        name: 'llar',
        rules: ALERTS.map(({ name, expr, for: wait, severity, words }) => ({
          alert: name,
          expr,
          for: wait,
          labels: { severity },
          annotations: { summary: words },
        })),
      },
    ],
  })}`

/** What promtool is to try: each alert by what makes it sound, and by what does not. */
export const rulesTest = (file: string): string => {
  const one = (alert: Alert, series: Record<string, string>, sounds: boolean) => ({
    interval: '1m',
    name: `${alert.name} ${sounds ? 'sounds' : 'is quiet'}`,
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    promql_expr_test: [
      {
        expr: `count(ALERTS{alertname="${alert.name}",alertstate="firing"})`,
        eval_time: '55m',
        exp_samples: sounds ? [{ labels: '{}', value: 1 }] : [],
      },
    ],
  })
  return asYaml({
    rule_files: [file],
    evaluation_interval: '1m',
    tests: ALERTS.flatMap((alert) => [
      one(alert, alert.sounds, true),
      one(alert, alert.quiet, false),
    ]),
  })
}
