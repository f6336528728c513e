import { SpanKind } from '@opentelemetry/api'
import type { Deps } from '../contract/deps.ts'
import { inSpan } from './span.ts'

/** What lies outside the process and is asked by a call that waits. */
const PORTS = [
  'files',
  'mail',
  'identity',
  'payments',
  'calendar',
  'chat',
  'edge',
  'dns',
  'fetch',
  'fiscal',
  'push',
] as const satisfies (keyof Deps)[]

/** The same port, of which each call is a span: `mail.send`; never what it was called with. */
function traced<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function' || typeof key !== 'string') return value
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(value, target, given)
        if (!(answer instanceof Promise)) return answer
        return inSpan(`${name}.${key}`, async () => answer, { kind: SpanKind.CLIENT })
      }
    },
  })
}

/** The ports of a server as they are traced. */
export function tracedPorts(deps: Deps): Partial<Deps> {
  return Object.fromEntries(
    PORTS.flatMap((name) => {
      const port = deps[name]
      return port === null ? [] : [[name, traced<object>(name, port)]]
    }),
  )
}
