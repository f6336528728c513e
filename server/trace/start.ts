import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { beginTracing, endTracing } from './span.ts'

/**
 * Sends spans by OTLP over HTTP from now on; returns how to stop, which sends what is left. Loaded
 * only where it is asked for. Where to, with which headers and how patiently is read by the exporter
 * itself from `OTEL_EXPORTER_OTLP_…`. `share`: of traces that begin here.
 */
export function startTracing(share = 1): () => Promise<void> {
  const service = process.env['OTEL_SERVICE_NAME']?.trim() || 'llar'
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  beginTracing()
  return async () => {
    endTracing()
    await provider.shutdown().catch(() => undefined)
    trace.disable()
    propagation.disable()
    context.disable()
  }
}
