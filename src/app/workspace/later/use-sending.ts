import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { QUEUED } from '../../../../generated/offline/table'
import { setKeeper } from '../../../lib/kept-write'
import { readAgain } from '../../../lib/write'
import { mayLeave } from './leave'
import { keeper, sendKept, setOnSent, useKept } from './queue'

const [FIRST, LONGEST] = [5, 300]

const onNetwork = (listener: () => void): (() => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener)
  }
}

/** Whether the browser says that there is a network at all. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  )

/**
 * The desk keeps writes while it is open, and sends them: at once when the network or its person
 * comes back, else after pauses that double up to five minutes.
 */
export function useSending(): void {
  const client = useQueryClient()
  const waiting = useKept().filter(({ refusal }) => !refusal).length
  useEffect(() => {
    setKeeper({ ...keeper, mayLeave })
    setOnSent((operation) => void readAgain(client, [QUEUED[operation].tag]))
    void sendKept()
    return () => setKeeper(null)
  }, [client])
  useEffect(() => {
    if (waiting === 0) return
    let pause = FIRST
    let timer: ReturnType<typeof setTimeout>
    const later = (): void => {
      timer = setTimeout(() => void sendKept().finally(later), pause * 1000)
      pause = Math.min(LONGEST, pause * 2)
    }
    const now = (): void => {
      if (document.visibilityState === 'visible') void sendKept()
    }
    later()
    window.addEventListener('online', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [waiting])
}
