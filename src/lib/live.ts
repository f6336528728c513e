import type { LiveState } from './live-state'
import { useSyncExternalStore } from 'react'
import { getSession, onSession } from './session'

const handlers = new Map<string, Set<(data: never) => void>>()
const watchers = new Set<() => void>()
let state: LiveState = 'offline'
let waiting = false
let watching: (() => void) | null = null
let running: { token: string; stop: () => void } | null = null

/** Gives an event to who listens for its type; the stream calls it. */
export function deliver(type: string, data: unknown): void {
  for (const handler of handlers.get(type) ?? []) handler(data as never)
}

/** The stream says how it is. */
export function setLiveState(next: LiveState): void {
  state = next
  for (const watcher of watchers) watcher()
}

/**
 * Nothing of the stream is loaded before the page is idle, somebody listens and a token is held.
 */
function startSoon(): void {
  if (waiting || running || handlers.size === 0 || getSession().token === '') return
  waiting = true
  const idle = window.requestIdleCallback ?? ((go: () => void) => setTimeout(go, 1_000))
  idle(
    () =>
      void start()
        .catch(() => undefined)
        .finally(() => (waiting = false)),
  )
}

async function start(): Promise<void> {
  const { startStream } = await import('./live-stream')
  const { token } = getSession()
  if (token !== '' && !running) running = { token, stop: startStream() }
}

/** Signed out, or somebody else signed in, perhaps in another tab. */
function settle(): void {
  if (running && running.token !== getSession().token) {
    running.stop()
    running = null
    setLiveState('offline')
  }
  startSoon()
}

/**
 * Listens to live events of a type: `chat`, `notification` and so on, as the server publishes them;
 * `lost` when events were missed for good: load anew. One stream serves all listeners and all tabs
 * of the browser. Returns how to stop.
 */
export function onLive<Data>(type: string, handler: (data: Data) => void): () => void {
  const own = handlers.get(type) ?? new Set()
  handlers.set(type, own.add(handler))
  watching ??= onSession(settle)
  startSoon()
  return () => own.delete(handler)
}

/** Hears how the stream is, at once and whenever it changes. Returns how to stop. */
export function onLiveState(handler: (state: LiveState) => void): () => void {
  const watcher = (): void => handler(state)
  watchers.add(watcher)
  watcher()
  return () => watchers.delete(watcher)
}

/** How the stream is, in a component. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => state,
    () => 'offline',
  )
}
