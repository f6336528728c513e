import { removeSavedHome, saveHome } from '../../generated/api/saved/saved'
import type { PublicOperation } from '../../generated/model'
import { openDialog } from '../lib/dialog'
import { keptObject } from '../lib/kept'
import { setMessage } from '../lib/message'
import { getSession, isSignedIn, patchSession } from '../lib/session'

/** Where a home waits that somebody wanted to save before signing in. */
export const WANTED_HOME = 'llar.save'
const MINUTES_30 = 1_800_000

/** A home as a heart knows it. */
export interface Hearted {
  id: string
  operation: PublicOperation | null
}

/** What is said after each act; the words are the heart's. */
export interface HeartWords {
  saved: string
  removed: string
}

/** Marks in the profile kept in this browser: hearts follow at once. */
function mark(id: string, on: boolean): void {
  const others = getSession().favourites.filter((one) => one !== id)
  patchSession({ favourites: on ? [id, ...others] : others })
}

async function put({ id, operation }: Hearted, words: HeartWords, restore = false): Promise<void> {
  mark(id, true)
  try {
    await saveHome(
      { homeId: id, ...(operation ? { operation } : {}), ...(restore ? { restore } : {}) },
      { quiet: true },
    )
    setMessage('SUCCESS', words.saved)
  } catch {
    mark(id, false) // the message bar has said why
  }
}

async function take(home: Hearted, words: HeartWords): Promise<void> {
  mark(home.id, false)
  try {
    await removeSavedHome(home.id, { quiet: true })
    setMessage('SUCCESS', words.removed, { undo: () => void put(home, words, true) })
  } catch {
    mark(home.id, true)
  }
}

/**
 * Saves a home, or takes it from the saved ones; without a session it waits for the sign-in, whose
 * dialog opens.
 */
export function toggleFavourite(home: Hearted, words: HeartWords): void {
  if (!isSignedIn()) {
    sessionStorage.setItem(WANTED_HOME, JSON.stringify({ ...home, at: Date.now() }))
    openDialog('login', { why: 'heart' })
  } else void (getSession().favourites.includes(home.id) ? take(home, words) : put(home, words))
}

/** After signing in: saves the home that waited, if that was not long ago. */
export function saveWanted(words: HeartWords): void {
  const kept = keptObject(() => sessionStorage, WANTED_HOME) as Partial<Hearted & { at: number }>
  sessionStorage.removeItem(WANTED_HOME)
  const { id, operation = null, at = 0 } = kept
  if (typeof id === 'string' && Date.now() - at < MINUTES_30) void put({ id, operation }, words)
}
