import { Histogram, Summary, type Registry } from 'prom-client'
import type { Answer, Observe } from '../http/observe.ts'
import { METRICS } from './names.ts'

/** Around what the objectives promise (docs/slo.md). */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What kind of thing was asked for; `stream` stays open and is no answer to wait for. */
function kindOf({ route }: Answer): string {
  if (!route) return 'page'
  if (route.operationId === 'streamLive') return 'stream'
  const side = route.security ? 'desk' : 'public'
  return `${side}_${route.method === 'GET' ? 'read' : 'write'}`
}

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`

/**
 * Counts answers. Labels come from the contract alone, so there are as many series as it has
 * operations: each is a sum and a count, buckets are kept by kind.
 */
export function answersIn(registry: Registry): Observe {
  const registers = [registry]
  const operations = new Summary({
    name: 'http_request_seconds',
    help: METRICS.http_request_seconds,
    labelNames: ['operation', 'status_class'],
    percentiles: [],
    registers,
  })
  const kinds = new Histogram({
    name: 'http_answer_seconds',
    help: METRICS.http_answer_seconds,
    labelNames: ['kind', 'status_class'],
    buckets: BUCKETS,
    registers,
  })
  return (answer) => {
    const status_class = classOf(answer.status)
    const kind = kindOf(answer)
    const operation = answer.route?.operationId ?? 'page'
    operations.observe({ operation, status_class }, answer.seconds)
    if (kind !== 'stream') kinds.observe({ kind, status_class }, answer.seconds)
  }
}
