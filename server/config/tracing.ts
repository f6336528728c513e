import type { Reader } from './services.ts'

/** Sending traces (docs/decisions/0376). */
export interface TracingConfig {
  /** The share of traces that is sent, by who reads for itself where to; null: nothing is traced. */
  tracing: { share: number } | null
}

export function readTracing({
  text,
  address,
  faults,
}: Pick<Reader, 'text' | 'address' | 'faults'>): TracingConfig {
  const share = Number(text('OTEL_TRACES_SAMPLER_ARG', '1'))
  if (!(share >= 0 && share <= 1))
    faults.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1')
  const endpoint = address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  return { tracing: endpoint === null ? null : { share } }
}
