const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])
const MOST = 10

/** Whether an address leads to a program on the device of who opens it. */
export const isLoopback = (url: URL): boolean =>
  url.protocol === 'http:' && LOOPBACK.has(url.hostname)

/**
 * An address to which a code may go: of https, or a program on the person's own device. Every other
 * scheme is refused, `javascript:` as well as one that a program claimed for itself, which any other
 * program may claim, too (docs/decisions/0431).
 */
export function redirectOf(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isBare = url.username === '' && url.password === '' && !text.includes('#')
  return isBare && (url.protocol === 'https:' || isLoopback(url)) ? url : null
}

/** The addresses that an application names as its own; null where one of them may not be. */
export function redirectsOf(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST) return null
  const isOne = (one: unknown): one is string =>
    typeof one === 'string' && one.length <= 1000 && redirectOf(one) !== null
  return value.every(isOne) ? value : null
}

/** Whether an address is one of an application's own: to the letter, but a loopback's port. */
export function isAmong(asked: string, own: readonly string[]): boolean {
  if (own.includes(asked)) return redirectOf(asked) !== null
  const url = redirectOf(asked)
  if (!url || !isLoopback(url)) return false
  const portless = (text: string): string => {
    const one = new URL(text)
    one.port = ''
    return one.href
  }
  return own.some((one) => isLoopback(new URL(one)) && portless(one) === portless(asked))
}
