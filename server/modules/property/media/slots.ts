/**
 * Lets so many run at once, the others wait in their order. Pictures are heavy on memory and
 * processor; without a bound two uploads of forty photos would stop the server for everybody.
 */
export function slots(count: number): <T>(fn: () => Promise<T>) => Promise<T> {
  let free = count
  const waiting: (() => void)[] = []
  return async (fn) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await fn()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
