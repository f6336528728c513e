import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from './caches.fixture'

type Listener = (event: object) => void

let fetched: (request: Request) => Promise<Response>
let kept: ReturnType<typeof fakeCaches>
let hear: Listener

beforeEach(async () => {
  const listeners = new Map<string, Listener>()
  const self = {
    location: { origin: 'http://llar' },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  }
  kept = fakeCaches(async () => new Response('kept'))
  // As the browser runs it: a script of its own, with what a worker has.
  new Function('self', 'caches', 'fetch', readFileSync('public/push-sw.js', 'utf8'))(
    self,
    kept.caches,
    (request: Request) => fetched(request),
  )
  hear = listeners.get('fetch') ?? (() => undefined)
  const cache = await kept.caches.open('llar.shell.one')
  await cache.addAll(['/auth/agenda', '/assets/main-1.js'])
  fetched = async () => new Response('served')
})
afterEach(() => vi.useRealTimers())

/** What the worker answers; null: it leaves the request alone. */
function ask(path: string, { mode = 'navigate', method = 'GET' } = {}): Promise<string> | null {
  let answer: Promise<Response> | null = null
  hear({
    request: { url: `http://llar${path}`, mode, method },
    respondWith: (reply: Promise<Response>) => (answer = reply),
  })
  const given = answer as Promise<Response> | null
  return given && given.then((reply) => reply.text())
}

test('a page of the desk is the server’s, else the kept one', async () => {
  expect(await ask('/auth/contactos/c1?x=1')).toBe('served')
  fetched = () => Promise.reject(new TypeError('no network'))
  expect(await ask('/auth/contactos/c1?x=1')).toBe('kept')
  fetched = async () => new Response('down', { status: 502 })
  expect(await ask('/auth/dashboard')).toBe('kept')
})

test('a line that hangs is waited for two and a half seconds', async () => {
  vi.useFakeTimers()
  fetched = () => new Promise(() => undefined)
  const answer = ask('/auth/agenda')
  await vi.advanceTimersByTimeAsync(2500)
  expect(await answer).toBe('kept')
})

test('a language that is not kept is the server’s alone', async () => {
  fetched = () => Promise.reject(new TypeError('no network'))
  await expect(ask('/de/auth/agenda')).rejects.toThrow('no network')
})

test('built files come from the device, others and those that are not kept from the server', async () => {
  expect(await ask('/assets/main-1.js', { mode: 'cors' })).toBe('kept')
  expect(await ask('/assets/main-2.js', { mode: 'cors' })).toBe('served')
  for (const path of ['/', '/busqueda/venta/soller', '/authors', '/manifest.webmanifest'])
    expect(ask(path)).toBeNull()
  expect(ask('/api/v1/agenda/', { mode: 'cors' })).toBeNull()
  expect(ask('/auth/agenda', { method: 'POST' })).toBeNull()
  expect(kept.held()).toEqual({ 'llar.shell.one': ['/assets/main-1.js', '/auth/agenda'] })
})

test('the server takes back what is kept', async () => {
  fetched = async () => new Response('served', { headers: { 'x-llar-shell': 'off' } })
  expect(await ask('/auth/agenda')).toBe('served')
  expect(kept.held()).toEqual({})
})
