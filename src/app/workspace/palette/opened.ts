import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { href } from '../../../lib/href'
import type { RouteName } from '../../../lib/paths'
import { useSession } from '../../../lib/session'

/** A record and when it was opened last, in milliseconds. What it is only the server tells. */
export interface Opened {
  id: string
  at: number
}

const MOST = 8
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const BY_PATH: RouteName[] = [
  'auth-cartera-inmueble-id',
  'auth-contactos-id',
  'auth-cartera-demanda-id',
]
const BY_QUERY: [RouteName, string][] = [
  ['auth-agenda-details', 'id'],
  ['auth-mensajes', 'chat'],
]

/** The record an address of the desk opens; null when it opens none. */
export function recordAt({ pathname, search }: { pathname: string; search: string }) {
  const found = [
    ...BY_PATH.flatMap((route) => {
      const before = href(route, { id: '' })
      return pathname.startsWith(before) ? pathname.slice(before.length) : []
    }),
    ...BY_QUERY.map(([route, name]) =>
      pathname === href(route) ? new URLSearchParams(search).get(name) : null,
    ),
  ].find((id) => id && UUID.test(id))
  return found ?? null
}

const keyOf = (userId: string): string => `llar.opened.${userId}`

const isOpened = (one: unknown): one is Opened =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  typeof one.id === 'string' &&
  UUID.test(one.id) &&
  'at' in one &&
  typeof one.at === 'number'

function storedBy(userId: string): string {
  try {
    return localStorage.getItem(keyOf(userId)) ?? '[]'
  } catch {
    return '[]'
  }
}

function readOpened(text: string): Opened[] {
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept) ? kept.filter(isOpened).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** What this person opened last on this device, the newest first. */
export const openedBy = (userId: string): Opened[] => readOpened(storedBy(userId))

const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The same, followed: a page may be noted while the palette is open, when its code was on the way. */
export function useOpenedBy(userId: string): Opened[] {
  const text = useSyncExternalStore(listen, () => storedBy(userId))
  return useMemo(() => readOpened(text), [text])
}

/** Notes that a record was opened. A browser that keeps nothing forgets it. */
export function keepOpened(userId: string, id: string, at = Date.now()): void {
  const others = openedBy(userId).filter((one) => one.id !== id)
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([{ id, at }, ...others].slice(0, MOST)))
  } catch {
    // Nothing to say: the palette begins with what can be done.
  }
  for (const listener of listeners) listener()
}

/** Keeps which records are opened, wherever from. Once in the desk. */
export function useKeepOpened(): void {
  const location = useLocation()
  const { id: userId } = useSession().profile
  useEffect(() => {
    const id = recordAt(location)
    if (id !== null && userId !== '') keepOpened(userId, id)
  }, [location, userId])
}
