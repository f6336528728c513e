import { isPaymentsAway, type PaymentsPort } from '../../ports/payments/index.ts'

/**
 * The service for a round over many: once it is away it is not asked any more, and every later call
 * fails at once as the last one did, instead of by a timeout of its own.
 */
export function whileThere(port: PaymentsPort): PaymentsPort {
  const isAway = isPaymentsAway()
  let fault: { of: unknown } | null = null
  const ask = async (call: () => unknown): Promise<unknown> => {
    if (fault) throw fault.of
    try {
      return await call()
    } catch (error) {
      if (isAway(error)) fault = { of: error }
      throw error
    }
  }
  return new Proxy(port, {
    get: (there, name) => {
      const part: unknown = Reflect.get(there, name)
      // Its pages of lines are asked for one by one, by who reads them.
      if (typeof part !== 'function' || name === 'moved') return part
      return (...given: unknown[]) => ask(() => Reflect.apply(part, there, given))
    },
  })
}
