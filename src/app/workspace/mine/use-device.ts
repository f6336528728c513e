import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '../../../i18n'
import type { Lang } from '../../../i18n'
import { onSession } from '../../../lib/session'
import { isMine, clearDevice, onDevice, takeDevice } from './device'
import { keepShell } from './shell'

const subscribe = (listener: () => void): (() => void) => {
  const stop = [onDevice(listener), onSession(listener)]
  return () => stop.forEach((end) => end())
}

/** Whether this device is who's signed in here. */
export const useMine = (): boolean =>
  useSyncExternalStore(subscribe, () => isMine(), () => false)

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
    else if (waiting === 0)
      void keepShell(i18n.language as Lang)
        .then((isKept) => isKept && takeDevice())
        // Without a connection, or a full disk: the next start tries again.
        .catch(() => undefined)
  }, [mine, waiting, i18n.language])
}
