import { isUntrusted } from './untrusted.ts'

/** More than that a model does not read with care. */
export const MOST_ANSWER = 16 * 1024
/** What is left of a text where the answer is too long for all of it. */
const SHORT = 400

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Every list of an answer that has items to spare, outermost first. */
const listsOf = (value: unknown): unknown[][] => [
  ...(Array.isArray(value) && value.length > 1 ? [value] : []),
  ...(isObject(value) ? Object.values(value).flatMap(listsOf) : []),
]

function shorten(value: unknown): void {
  if (isUntrusted(value) && value.text.length > SHORT) value.text = `${value.text.slice(0, SHORT)}…`
  else if (isObject(value)) Object.values(value).forEach(shorten)
}

/** An answer of 16 kB at most: without the end of its longest list, then with shorter texts. */
export function small<T extends object>(whole: T): T & { more?: boolean } {
  if (sizeOf(whole) <= MOST_ANSWER) return whole
  const answer = { ...structuredClone(whole), more: true }
  while (sizeOf(answer) > MOST_ANSWER) {
    const [longest] = listsOf(answer).toSorted((a, b) => sizeOf(b) - sizeOf(a))
    if (!longest) break
    longest.pop()
  }
  if (sizeOf(answer) > MOST_ANSWER) shorten(answer)
  return answer
}
