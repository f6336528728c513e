import { href } from './href'
import { clearSession, type Role } from './session'

/** Where the private page waits that somebody asked for before signing in. */
export const WANTED = 'llar.wanted'
export const PRIVATE = /^\/(?:(?:en|ca|de)\/)?auth\//

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
