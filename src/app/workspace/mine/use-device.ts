import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation, type Lang } from '../../../i18n'
import { onSession } from '../../../lib/session'
import { useAgain } from '../later/again'
import { setAwayWords } from './away'
import { clearDevice, isMine, onDevice } from './device'
import { setOnBack, shownPaths, useAsOf } from './shown'
import { keepShell } from './shell'

const subscribe = (listener: () => void): (() => void) => {
  const stop = [onDevice(listener), onSession(listener)]
  return () => stop.forEach((end) => end())
}

/** Whether this device is who's signed in here. */
export const useMine = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isMine(),
    () => false,
  )

/**
 * On a device that is its person's the desk is kept as this build has it, once nothing waits to be
 * sent: what was written without a connection is seen and sent by the build that it was written in.
 * On any other nothing stays.
 */
export function useDevice(waiting: number): void {
  const mine = useMine()
  const { i18n } = useTranslation('desk')
  useEffect(() => {
    if (!mine) void clearDevice().catch(() => undefined)
    // Without a connection, or a full disk: the next start tries again.
    else if (waiting === 0) void keepShell(i18n.language as Lang).catch(() => undefined)
  }, [mine, waiting, i18n.language])
}

const AHEAD_MS = 30 * 60_000
const among = (paths: ReadonlySet<string>) => ({
  predicate: ({ queryKey: [path] }: { queryKey: readonly unknown[] }) => paths.has(String(path)),
})

/** On such a device, too: what is read is asked ahead, and again when the server is back. */
export function useReads(): number | null {
  const mine = useMine()
  const client = useQueryClient()
  const shownOf = useAsOf()
  const { t } = useTranslation('desk')
  useEffect(() => setAwayWords({ title: t('later.none'), text: t('mine.notHere') }), [t])
  useEffect(() => {
    if (!mine) return
    // A query that waits for the browser's word would never reach what is kept.
    const { queries, ...others } = client.getDefaultOptions()
    client.setDefaultOptions({ ...others, queries: { ...queries, networkMode: 'offlineFirst' } })
    setOnBack((paths) => void client.invalidateQueries(among(paths)))
    const ahead = (): void =>
      void import('./ahead').then(({ readAhead }) => readAhead()).catch(() => undefined)
    ahead()
    const timer = setInterval(ahead, AHEAD_MS)
    window.addEventListener('online', ahead)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ahead)
    }
  }, [mine, client])
  useAgain(shownOf, () => client.refetchQueries({ type: 'active', ...among(shownPaths()) }))
  return shownOf
}
