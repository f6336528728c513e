import { postmasterOf, signalPostmaster, type StopSignal } from './postmaster.ts'
import type { Ground } from './bring-up.ts'

const LOOK_MS = 1000

/**
 * Looks every second whether the server is stopping. One that somebody told to wait for its last
 * client (TERM) takes no more connections, and never ends, since ours stay: it is signalled (INT,
 * then QUIT, then KILL, as the guarding shell does), so that it can be started again. `onStopping`
 * hears of it at every look. Returns how to look away.
 */
export function watchStopping(
  { dir, stopSeconds, say }: Pick<Ground, 'dir' | 'stopSeconds' | 'say'>,
  onStopping: () => void,
): () => void {
  let since = 0
  let pushed: StopSignal | null = null
  let looking = false
  const look = async (): Promise<void> => {
    const now = await postmasterOf(dir)
    if (closed || now?.status !== 'stopping') return
    since ||= Date.now()
    onStopping()
    const waited = (Date.now() - since) / 1000
    const due =
      waited > 2 * stopSeconds ? 'SIGKILL' : waited > stopSeconds ? 'SIGQUIT' : ('SIGINT' as const)
    if (due === pushed) return
    pushed = due
    say(`PostgreSQL (process ${now.pid}) is stopping and takes nobody in: ${due}`)
    await signalPostmaster(dir, now.pid, due)
  }
  let closed = false
  const timer = setInterval(() => {
    if (looking) return
    looking = true
    void look().finally(() => (looking = false))
  }, LOOK_MS)
  timer.unref()
  return () => {
    closed = true
    clearInterval(timer)
  }
}
