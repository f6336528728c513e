import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'

interface Page {
  visibilityState: string
  postMessage: (message: unknown, ports: MessagePort[]) => void
}

const NEWS = { title: 'Klaus', body: 'Mejor el martes', topic: 'chat:1', href: '/auth/dashboard' }

/** What the worker shows of news that are pushed while these pages are open. */
async function shown(...pages: Page[]): Promise<string[]> {
  const titles: string[] = []
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: { origin: 'http://llar' },
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    clients: { matchAll: async () => pages },
    registration: { showNotification: async (title: string) => void titles.push(title) },
  }
  // As the browser runs it: a script of its own, with what a worker has.
  new Function('self', 'caches', 'fetch', readFileSync('public/push-sw.js', 'utf8'))(self, {}, {})
  let over: Promise<unknown> = Promise.resolve()
  vi.useFakeTimers()
  const waitUntil = (work: Promise<unknown>) => void (over = work)
  listeners.get('push')?.({ data: { json: () => NEWS }, waitUntil })
  await vi.advanceTimersByTimeAsync(5000)
  await over
  return titles
}
afterEach(() => vi.useRealTimers())

const given: unknown[] = []
const page = (visibilityState: string, takes: boolean): Page => ({
  visibilityState,
  postMessage: (message, [port]) => {
    given.push(message)
    // The other end of the channel hears it as the page's own answer.
    if (takes) port?.postMessage('taken')
  },
})

test('news are shown by the page that somebody looks at, and not again by the device', async () => {
  vi.stubGlobal('MessageChannel', AtOnce)
  expect(await shown(page('visible', true), page('hidden', false))).toEqual([])
  expect(given).toEqual([{ type: 'llar.push', news: NEWS }])
  vi.unstubAllGlobals()
})

test('a page that is being left, or shows no news, has the device show them', async () => {
  vi.stubGlobal('MessageChannel', AtOnce)
  expect(await shown(page('visible', false))).toEqual(['Klaus'])
  expect(await shown(page('hidden', true))).toEqual(['Klaus'])
  expect(await shown()).toEqual(['Klaus'])
  vi.unstubAllGlobals()
})

/** A channel without a thread, which a clock of the test would not wait for. */
class AtOnce {
  port1: { onmessage: (() => void) | null } = { onmessage: null }
  port2 = { postMessage: () => this.port1.onmessage?.() }
}
