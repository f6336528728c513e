import { postmasterOf, signalPostmaster, type Postmaster, type StopSignal } from './postmaster.ts'
import type { Ground } from './bring-up.ts'
import { hasSocket } from './socket.ts'

const LOOK_MS = 1000
/** So many looks in a row without its socket: it is being made when a server starts. */
const WITHOUT = 3

/**
 * Looks every second whether the server takes people in. One that somebody told to wait for its last
 * client (TERM) takes no more connections, and never ends, since ours stay; one whose socket
 * somebody swept away (they lie in the temp folder where the path is long) takes in nobody for ever,
 * and says nothing of it. Both are signalled (INT, then QUIT, then KILL, as the guarding shell
 * does), so that it can be started again. `onClosed` hears why at every look. Returns how to look
 * away.
 */
export function watchClosed(
  { dir, stopSeconds, say }: Pick<Ground, 'dir' | 'stopSeconds' | 'say'>,
  onClosed: (why: string) => void,
): () => void {
  let since = 0
  let without = 0
  let pushed: StopSignal | null = null
  let looking = false
  const whyClosed = (now: Postmaster | null): string | null => {
    if (now?.status === 'stopping') return 'is stopping'
    without = now?.status === 'ready' && !hasSocket(dir) ? without + 1 : 0
    return without >= WITHOUT ? 'has lost its socket' : null
  }
  const look = async (): Promise<void> => {
    const now = await postmasterOf(dir)
    const why = whyClosed(now)
    if (closed || now === null || why === null) return
    since ||= performance.now()
    onClosed(`it ${why}`)
    const waited = (performance.now() - since) / 1000
    const due =
      waited > 2 * stopSeconds ? 'SIGKILL' : waited > stopSeconds ? 'SIGQUIT' : ('SIGINT' as const)
    if (due === pushed) return
    pushed = due
    say(`PostgreSQL (process ${now.pid}) ${why} and takes nobody in: ${due}`)
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
