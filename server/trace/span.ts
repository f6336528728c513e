import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api'

const tracer = trace.getTracer('llar')

let on = false
/** From now on spans are made; without it each of these functions only does what it is given. */
export const beginTracing = (): void => void (on = true)
export const endTracing = (): void => void (on = false)
export const isTracing = (): boolean => on

/** Of an error no words: they may quote what somebody wrote. */
function fail(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  if (error instanceof Error) span.setAttribute('error.type', error.name)
}

interface SpanOptions {
  attributes?: Attributes
  kind?: SpanKind
  parent?: Context
}

/** Does `act` within a span; the span is null where nothing is traced. */
export async function inSpan<T>(
  name: string,
  act: (span: Span | null) => Promise<T>,
  { attributes = {}, kind = SpanKind.INTERNAL, parent = context.active() }: SpanOptions = {},
): Promise<T> {
  if (!on) return act(null)
  return tracer.startActiveSpan(name, { attributes, kind }, parent, async (span) => {
    try {
      return await act(span)
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** What has just been done and took so long. */
export function spanBefore(name: string, ms: number, attributes: Attributes, failed = false): void {
  const now = Date.now()
  const span = tracer.startSpan(name, { attributes, kind: SpanKind.CLIENT, startTime: now - ms })
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(now)
}

/** The trace that a request says it belongs to (W3C `traceparent`); none unless it is trusted. */
export const parentIn = (headers: object, isTrusted: boolean): Context =>
  isTrusted ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT
