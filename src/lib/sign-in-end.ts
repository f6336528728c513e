import { forgetLanguage, inOwnLanguage } from './chosen-language'
import { heartsHere } from './device-homes'
import { clearUi } from './dialog'
import { href } from './href'
import { clearMessage } from './message'
import { clearSession, setSession, type StoredProfile } from './session'
import { landingOf, PRIVATE, WANTED } from './sign-in'

/** The remembered page, once; only an address of our own private area counts. */
function takeWanted(): string | null {
  const url = sessionStorage.getItem(WANTED)
  sessionStorage.removeItem(WANTED)
  return url && PRIVATE.test(url) ? url : null
}

/**
 * What is shown now belongs to whoever was here before; loading a document anew clears all the rest
 * (section 4).
 */
function clearShown(): void {
  clearUi()
  clearMessage()
}

/**
 * Ends a successful sign-in or registration: stores the profile, clears what was shown, then loads
 * the wanted page, or the role's, in the person's language.
 */
export function completeSignIn(profile: StoredProfile): void {
  // Hearts of this device go into the account (src/slots/favourite.ts).
  if (heartsHere().length > 0) sessionStorage.setItem('llar.save', '1')
  setSession(profile)
  clearShown()
  location.assign(
    inOwnLanguage(
      takeWanted() ?? landingOf(profile.role) ?? location.pathname + location.search,
      profile.language,
    ),
  )
}

/** Ends the session in this browser and goes home. Tell the server first: POST user/logout. */
export function completeSignOut(): void {
  clearSession()
  // What this tab keeps of pages that were left, such as a draft.
  sessionStorage.clear()
  clearShown()
  forgetLanguage()
  location.assign(href('index', {}, {}, 'es'))
}
