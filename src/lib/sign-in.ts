import { forgetLanguage, inOwnLanguage } from './chosen-language'
import { clearUi } from './dialog'
import { href } from './href'
import { clearMessage } from './message'
import { clearSession, setSession, type Role, type StoredProfile } from './session'

const WANTED = 'llar.wanted'
const PRIVATE = /^\/(?:(?:en|ca|de)\/)?auth\//

/**
 * Where a role goes after sign-in, registration or social sign-in (specification, section 2); null:
 * it stays where it is.
 */
export function landingOf(role: Role | ''): string | null {
  if (role === 'ADMIN' || role === 'STAFF') return href('auth-dashboard')
  if (role === 'LLOGUER_SEGUR') return href('auth-perfil')
  return null
}

/** Remembers the private page somebody asked for before signing in. */
export const rememberWanted = (url: string): void => sessionStorage.setItem(WANTED, url)

/** Whether somebody asked for a private page before signing in. */
export const isWanted = (): boolean => sessionStorage.getItem(WANTED) !== null

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
  clearShown()
  forgetLanguage()
  location.assign(href('index', {}, {}, 'es'))
}

/**
 * The server no longer knows the token (run out, signed out elsewhere, deactivated): this browser
 * forgets it, and a private page gives way to the sign-in dialog, from where one comes back to it.
 * `login` is the guard's query.
 */
export function sessionEnded(): void {
  clearSession()
  if (!PRIVATE.test(location.pathname)) return
  rememberWanted(location.pathname + location.search)
  location.assign(href('index', {}, { login: 1 }))
}
