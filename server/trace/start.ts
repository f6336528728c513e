import { setTimeout as sleep } from 'node:timers/promises'
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

/** For so long a stop waits for the last spans to be taken. */
const LAST_MS = 2000

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
    // A collector that hangs keeps nobody from stopping: what it did not take in time is lost.
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      sleep(LAST_MS, undefined, { ref: false }),
    ])
    trace.disable()
    propagation.disable()
    context.disable()
  }
}
