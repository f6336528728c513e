import { SpanKind } from '@opentelemetry/api'
import type { Operation } from '../contract/addresses.ts'
import type { Route } from '../contract/routes.ts'
import { inSpan, isTracing, parentIn } from './span.ts'

/** Where a request's trace is told: who reports a fault can name it. */
const TRACE = 'x-request-id'

/**
 * An operation of the contract as it is traced: its name, its path as the contract writes it, how it
 * was answered. What a request says it belongs to counts where proxies of the operator's stand in
 * front, who decide what they let through.
 */
export const tracedOperation =
  (
    { operationId, method, url }: Pick<Route, 'operationId' | 'method' | 'url'>,
    answer: Operation,
    { trustProxy }: { trustProxy: boolean | number | string },
  ): Operation =>
  (request, reply) => {
    if (!isTracing()) return answer(request, reply)
    return inSpan(
      operationId,
      async (span) => {
        if (span) void reply.header(TRACE, span.spanContext().traceId)
        const sent = await answer(request, reply)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        return sent
      },
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': url },
        parent: parentIn(request.headers, trustProxy !== false),
      },
    )
  }
