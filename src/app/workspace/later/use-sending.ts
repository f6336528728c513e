import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { QUEUED } from '../../../../generated/offline/table'
import { setKeeper } from '../../../lib/kept-write'
import { readAgain } from '../../../lib/write'
import { useAgain } from './again'
import { mayLeave } from './leave'
import { keeper, sendKept, setOnSent, useKept } from './queue'

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
  useAgain(waiting, sendKept)
}
