import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import type { Observe } from '../http/observe.ts'
import type { MailPort } from '../ports/mail/index.ts'
import { answersIn } from './answers.ts'
import { look, type Looked } from './looks.ts'
import { METRICS, type MetricName } from './names.ts'

/** What is counted in this process. */
export interface Metrics {
  observe: Observe
  /** The same way out, counted. */
  countMails(mail: MailPort): MailPort
  /** What there is now, as Prometheus reads it. */
  text(looked: Looked): Promise<string>
  contentType: string
}

/** Counts from now on. A registry of its own: several servers live in one process of the tests. */
export function startMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const mails = new Counter({
    name: 'llar_mails',
    help: METRICS.llar_mails,
    labelNames: ['result'],
    registers: [registry],
  })
  for (const result of ['sent', 'failed']) mails.inc({ result }, 0)
  return {
    observe: answersIn(registry),
    countMails: (mail) => ({
      ...mail,
      send: async (one) => {
        try {
          await mail.send(one)
          mails.inc({ result: 'sent' })
        } catch (error) {
          mails.inc({ result: 'failed' })
          throw error
        }
      },
    }),
    text: async (looked) => `${await registry.metrics()}${await readings(looked)}`,
    contentType: registry.contentType,
  }
}

/** What is looked at when it is asked for, in a registry that is new each time: what is gone is not told on. */
async function readings(looked: Looked): Promise<string> {
  const registry = new Registry()
  const gauges = new Map<MetricName, Gauge>()
  for (const { name, value, labels = {} } of await look(looked)) {
    const gauge =
      gauges.get(name) ??
      new Gauge({
        name,
        help: METRICS[name],
        labelNames: Object.keys(labels),
        registers: [registry],
      })
    gauges.set(name, gauge)
    // Two kinds of jobs may wait for the same.
    gauge.inc(labels, value)
  }
  return registry.metrics()
}
