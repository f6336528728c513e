import { useSyncExternalStore } from 'react'
import { isAnyKept, sendKept } from './queue'

let answer: ((leaves: boolean) => void) | null = null
const listeners = new Set<() => void>()

function set(next: typeof answer): void {
  answer = next
  for (const listener of listeners) listener()
}

/**
 * Whether to sign out: at once where nothing waits, else after a last try to send it and, where
 * something is left, as the person says.
 */
export async function mayLeave(): Promise<boolean> {
  // Looks first: another window may keep something. A browser that cannot be asked keeps nothing.
  await sendKept().catch(() => undefined)
  if (!isAnyKept() || listeners.size === 0) return true
  answer?.(false)
  return new Promise((resolve) => set(resolve))
}

export function answerLeave(leaves: boolean): void {
  answer?.(leaves)
  set(null)
}

/** Whether the page has to ask now. */
export const useLeaveAsked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => answer !== null,
    () => false,
  )
