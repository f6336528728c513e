import { keptObject } from '../../../lib/kept'
import { getSession } from '../../../lib/session'
import { forgetReads } from './read-store'
import { canKeepShell, dropShell } from './shell'

/** Whose device this is, as who, and when they were last here with a connection. */
interface Mark {
  person: string
  role: string
  at: number
}

const KEY = 'llar.mine'
const NOBODY: Mark = { person: '', role: '', at: 0 }
/** What nobody has come for in so many days goes. */
const DAYS = 14
const listeners = new Set<() => void>()

const readMark = (): Partial<Mark> => keptObject(() => localStorage, KEY)

function write(mark: Mark | null): void {
  if (mark) localStorage.setItem(KEY, JSON.stringify(mark))
  else localStorage.removeItem(KEY)
  for (const listener of listeners) listener()
}

/** Roles with a diary. */
export const mayHaveDevice = (): boolean =>
  ['ADMIN', 'STAFF'].includes(getSession().role) && canKeepShell()

/** Whether who is signed in has said that this device is theirs, and it still holds. */
export function isMine(now = Date.now()): boolean {
  const { person, role, at = 0 } = readMark()
  const { token, id, role: own } = getSession()
  return (
    token !== '' && person === id && role === own && now - at < DAYS * 86_400_000 && mayHaveDevice()
  )
}

/** Says that it is theirs, or that they are here again. */
export function takeDevice(): void {
  const { id, role } = getSession()
  write({ person: id, role, at: Date.now() })
}

/** Nothing of anybody stays of what was kept to be read. */
export async function clearDevice(): Promise<void> {
  if (readMark().person === undefined) return
  // From now on it is nobody's, so that what comes meanwhile is not kept any more.
  write(NOBODY)
  await Promise.all([dropShell(), forgetReads()])
  // Last: what could not be dropped is dropped the next time.
  write(null)
}

/** Calls `listener` when the device is taken or left. */
export function onDevice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
