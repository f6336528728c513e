import { afterEach, expect, test, vi } from 'vitest'
import { keepLine } from './live-line'
import type { LiveState } from './live-state'

afterEach(() => vi.restoreAllMocks())

/** A server that opens the line and leaves it open; what it is asked with. */
function opened(): { asked: RequestInit[] } {
  const asked: RequestInit[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init = {}) => {
    asked.push(init)
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('event: open\ndata: {}\n\n'))
        init.signal?.addEventListener('abort', () => stream.error(new Error('aborted')))
      },
    })
    return new Response(body)
  })
  return { asked }
}

test('a browser without AbortSignal.any is live, too, until it is told to stop', async () => {
  const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any')
  Reflect.deleteProperty(AbortSignal, 'any')
  const { asked } = opened()
  const stop = new AbortController()
  const states: LiveState[] = []
  const line = keepLine({
    token: 't',
    last: () => null,
    frame: () => undefined,
    state: (state) => void states.push(state),
    refused: () => undefined,
    signal: stop.signal,
  })
  await vi.waitFor(() => expect(states.at(-1)).not.toBe('connecting'))
  expect(states).toEqual(['connecting', 'live'])
  stop.abort()
  await line
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true])
  if (any) Object.defineProperty(AbortSignal, 'any', any)
})
