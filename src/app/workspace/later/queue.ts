import { useSyncExternalStore } from 'react'
import { QUEUED, type QueuedOperation } from '../../../../generated/offline/table'
import type { Keeper } from '../../../lib/kept-write'
import { clearMessage, getMessage, setMessage } from '../../../lib/message'
import { getSession } from '../../../lib/session'
import { setWaiting } from '../../../lib/waiting'
import { away } from '../mine/away'
import { clearDevice } from '../mine/device'
import { through } from '../mine/reads'
import { serverIsBack } from '../mine/shown'
import { after, onto, ontoOwnDay, without, type Clash } from './merge'
import { send, type Outcome } from './send'
import * as store from './store'
import type { Placed } from './store'

let kept: readonly Placed[] = []
let onSent: (operation: QueuedOperation) => void = () => undefined
const listeners = new Set<() => void>()
const KEPT_TEXT = 'Sin conexión: se ha guardado en este dispositivo y se enviará cuando vuelva'
const NONE: readonly Placed[] = []

/** A browser without a disk of its own, or a page that came unprotected, keeps nothing. */
const canKeep = (): boolean =>
  typeof indexedDB !== 'undefined' && Boolean(navigator.locks) && Boolean(crypto.subtle)

/** Who is signed in; empty: nobody, and nothing is read or sent. */
const person = (): string => (getSession().token ? getSession().id : '')

/** Reads what is kept of who is signed in, and says who that is. */
async function read(): Promise<string> {
  const id = person()
  const found = id ? await store.keptOf(id) : NONE
  if (person() !== id) return read()
  setKept(found)
  return id
}

function setKept(next: readonly Placed[]): void {
  kept = next
  setWaiting(next)
  for (const listener of listeners) listener()
}

const operationOf = (method: string, url: string): QueuedOperation | undefined =>
  (Object.keys(QUEUED) as QueuedOperation[]).find((name) => {
    const { method: own, path } = QUEUED[name]
    return own === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url)
  })

/** What the desk keeps writes with (`setKeeper`). */
export const keeper: Keeper = {
  keyOf: (method, url) =>
    canKeep() && person() !== '' && operationOf(method, url) ? crypto.randomUUID() : null,
  async keep({ person: writer, ...write }) {
    const operation = operationOf(write.method, write.url)
    if (!operation) return false
    try {
      const at = new Date().toISOString()
      await store.keep(writer, { ...write, operation, at, refusal: null })
      await read()
      setMessage('WARNING', KEPT_TEXT, { translate: true })
      return true
    } catch {
      // A browser that keeps nothing (private mode, full): the form says that it failed.
      return false
    }
  },
  through,
  away,
  async forget() {
    const id = person()
    setKept(NONE)
    if (id && canKeep()) await store.forget(id).catch(() => undefined)
    await clearDevice().catch(() => undefined)
  },
}

/** Somebody may save between an answer and the next try, but not for ever. */
const TRIES = 3

/**
 * Sends one; a change of a record that somebody saved in between goes onto what is stored where both
 * changed other fields. What is refused is kept with its reason.
 */
async function sendOnto(id: string, write: Placed, left = TRIES): Promise<Outcome> {
  const outcome = await send(write)
  if (typeof outcome === 'string' || person() !== id) return outcome
  if ('said' in outcome) {
    for (const next of kept.filter(({ n, url }) => url === write.url && n > write.n)) {
      const now = storedOf(outcome.said)
      const moved = after(write, now, next)
      if (moved)
        await store.keep(id, { ...ontoOwnDay(write, now, moved), key: crypto.randomUUID() })
    }
    return outcome
  }
  const { refusal, stored } = outcome
  const merged = onto(write, stored)
  if (!merged || refusal === 'old') {
    await store.keep(id, { ...write, refusal })
    return outcome
  }
  const { data, clashes } = merged
  // Other values are another act.
  const again = { ...write, data, base: stored, key: crypto.randomUUID() }
  const isMine = clashes.length === 0 && left > 0
  const next = isMine ? again : { ...again, refusal: { ...refusal, clashes } }
  // Discarded while it was sent: nothing more goes out in its name.
  const isKept = await store.keep(id, next)
  return isMine && isKept ? sendOnto(id, again, left - 1) : outcome
}

/** The record in the answer to a change of it. */
const storedOf = (said: unknown): unknown => (said as { event?: unknown } | null)?.event

/**
 * Sends what waits, in the order in which it was written, one tab at a time; stops at the first
 * without an answer. One at which the server fails holds up what was written to the same address,
 * and nothing else. Resolves with whether nothing waits any more.
 */
export async function sendKept(): Promise<boolean> {
  if (!canKeep()) return true
  await navigator.locks.request('llar.later', { ifAvailable: true }, async (lock) => {
    const id = await read()
    const broken = new Set<string>()
    for (const { n } of lock ? kept : []) {
      // As it is by now: one before it may have changed what it began with.
      const write = kept.find((one) => one.n === n)
      if (!write || write.refusal || broken.has(write.url)) continue
      // It goes with the token of now, which another window may have changed.
      if (person() !== id) return
      const outcome = await sendOnto(id, write)
      // Signed out meanwhile: it was theirs, and what became of it is theirs to see.
      if (outcome === 'later' || person() !== id) return
      if (outcome === 'broken') {
        broken.add(write.url)
        continue
      }
      if ('said' in outcome) {
        await store.remove(write.n)
        // What another version kept may be an act that this one does not know.
        if (Object.hasOwn(QUEUED, write.operation)) onSent(write.operation)
        serverIsBack()
      }
      await read()
    }
  })
  const isSent = kept.every(({ refusal }) => refusal)
  // It says that there is no connection.
  if (isSent && getMessage().text === KEPT_TEXT) clearMessage()
  return isSent
}

/** Sends one again that was refused, as a new act: what came of the old key is known. */
export async function sendAgain(write: Placed): Promise<void> {
  const at = new Date().toISOString()
  await store.keep(person(), { ...write, key: crypto.randomUUID(), at, refusal: null })
  await sendKept()
}

/** Of what both changed the stored stays; the rest is sent. */
export async function leaveTheirs(write: Placed, clashes: readonly Clash[]): Promise<void> {
  const data = without(write.data, clashes)
  await (data === null ? discard(write) : sendAgain({ ...write, data }))
}

export async function discard({ n }: Placed): Promise<void> {
  await store.remove(n)
  await read()
}

/** Who hears that a write arrived. */
export const setOnSent = (next: typeof onSent): void => {
  onSent = next
}

export const useKept = (): readonly Placed[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => kept,
    () => NONE,
  )

export const isAnyKept = (): boolean => kept.length > 0
