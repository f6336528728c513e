import type { LiveState } from './live-state'
import { deliver, setLiveState } from './live'
import type { LiveFrame } from './live-frames'
import { keepLine } from './live-line'
import { heard } from './seen'
import { getSession } from './session'
import { sessionEnded } from './sign-in'

/** What the tab with the stream tells the others; a new one asks how it is. */
type Word = { frame: LiveFrame } | { state: LiveState } | { ask: true }

/**
 * The stream of this browser: one tab holds it (HTTP/1.1 has six connections per site) and tells
 * the others; when it is closed, the next takes over where every tab has read to. Without locks or
 * channels each tab has its own.
 */
export function startStream(): () => void {
  const { token, id } = getSession()
  const over = new AbortController()
  const locks = navigator.locks as LockManager | undefined // not on plain http
  const shared = typeof BroadcastChannel === 'undefined' ? undefined : locks
  const name = `llar.live.${id}`
  const channel = shared ? new BroadcastChannel(name) : null
  let last: number | null = null
  let opened = 0
  let leading = false
  let now: LiveState = 'connecting'

  const setState = (state: LiveState): void => {
    now = state
    setLiveState(state)
  }
  const take = ({ id: number, type, data }: LiveFrame): void => {
    if (type === 'open') {
      opened = number ?? 0
      last ??= opened
      return
    }
    // Whoever told it is behind this tab: it was shown already.
    if (number !== null && number <= (last ?? 0)) return
    if (number !== null) last = number
    // Numbered anew, or forgotten: go on from where the server stands.
    if (type === 'lost') last = opened
    heard()
    deliver(type, data)
  }
  const line = (): Promise<void> =>
    keepLine({
      token,
      last: () => last,
      signal: over.signal,
      refused: sessionEnded,
      frame: (frame) => {
        take(frame)
        channel?.postMessage({ frame } satisfies Word)
      },
      state: (state) => {
        setState(state)
        channel?.postMessage({ state } satisfies Word)
      },
    })
  const lead = async (): Promise<void> => {
    leading = true
    await line()
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('ask' in data) {
      if (leading) channel.postMessage({ state: now } satisfies Word)
    } else if (leading) return
    else if ('state' in data) setState(data.state)
    else take(data.frame)
  })
  setState('connecting')
  if (shared) {
    channel?.postMessage({ ask: true } satisfies Word)
    shared.request(name, { signal: over.signal }, lead).catch(() => undefined) // stopped while it waited
  } else void line()

  return () => {
    over.abort()
    channel?.close()
  }
}
