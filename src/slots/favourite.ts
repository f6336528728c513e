import { removeSavedHome, saveHome } from '../../generated/api/saved/saved'
import type { PublicOperation } from '../../generated/model'
import { statusOf } from '../lib/api-error'
import { deviceHref } from '../lib/device-path'
import { heartsHere, keepHeart } from '../lib/device-homes'
import { setMessage } from '../lib/message'
import { getSession, isSignedIn, patchSession } from '../lib/session'

/** Set by a sign-in when this device has hearts to take over. */
export const WANTED_HOME = 'llar.save'

/** A home as a heart knows it. */
export interface Hearted {
  id: string
  operation: PublicOperation | null
}

/** Says what became of a press; the words are the heart's. */
type Say = (key: string) => string

/** Marks in the profile kept in this browser: hearts follow at once. */
function mark(id: string, on: boolean): void {
  const others = getSession().favourites.filter((one) => one !== id)
  patchSession({ favourites: on ? [id, ...others] : others })
}

async function put({ id, operation }: Hearted, t: Say, restore = false): Promise<void> {
  mark(id, true)
  try {
    await saveHome(
      { homeId: id, ...(operation ? { operation } : {}), ...(restore ? { restore } : {}) },
      { quiet: true },
    )
    setMessage('SUCCESS', t('heart.done'))
  } catch {
    mark(id, false) // the message bar has said why
  }
}

async function take(home: Hearted, t: Say): Promise<void> {
  mark(home.id, false)
  try {
    await removeSavedHome(home.id, { quiet: true })
    setMessage('SUCCESS', t('heart.undone'), { undo: () => void put(home, t, true) })
  } catch {
    mark(home.id, true)
  }
}

/** Without an account the heart is kept on this device, where signing in finds it. */
function toggleHere({ id }: Hearted, t: Say): void {
  const on = !getSession().favourites.includes(id)
  if (!keepHeart(id, on)) return setMessage('WARNING', t('heart.full'))
  patchSession({ favourites: heartsHere() })
  const metadata = { href: deviceHref() }
  if (on) setMessage('NOTIFICATION', t('heart.here'), { metadata })
  else
    setMessage('SUCCESS', t('heart.undone'), { undo: () => toggleHere({ id, operation: null }, t) })
}

/** Saves a home, or takes it from the saved ones. */
export function toggleFavourite(home: Hearted, t: Say): void {
  if (!isSignedIn()) toggleHere(home, t)
  else void (getSession().favourites.includes(home.id) ? take(home, t) : put(home, t))
}

/**
 * After signing in: what this device kept goes into the account, the oldest first, so that the
 * latest stands on top there, too. What could not be saved stays here until the next time; what is
 * not offered any more goes.
 */
export async function saveWanted(said: (count: number) => string): Promise<void> {
  sessionStorage.removeItem(WANTED_HOME)
  let taken = 0
  for (const id of heartsHere().reverse()) {
    try {
      await saveHome({ homeId: id }, { quiet: true, silent: true })
      mark(id, true)
      taken += 1
    } catch (error) {
      if (statusOf(error) !== 404) break
    }
    keepHeart(id, false)
  }
  if (taken > 0) setMessage('SUCCESS', said(taken))
}
