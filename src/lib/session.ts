import { useSyncExternalStore } from 'react'
import type { AgentPermissions } from '../../generated/model'
import type { Lang } from '../i18n/language'
import { keptObject } from './kept'

export type Role = 'USER' | 'ADMIN' | 'STAFF' | 'SERVICE' | 'REFERRED' | 'LLOGUER_SEGUR'

/**
 * The profile as the specification keeps it in the browser (section 3). Signed in means: the token
 * is not empty.
 */
export interface StoredProfile {
  token: string
  id: string
  email: string
  first_name: string
  last_name: string
  avatar: string | null
  phone: string | null
  language: Lang
  role: Role | ''
  is_onboarding: boolean
  favourites: string[]
  stripe_account: string | null
  agency_ids: string[]
  google_calendar_email: string | null
  imported_contacts: boolean
  imported_properties: boolean
  /**
   * Switches of an agent; an ADMIN has them all. The server decides, this only spares a button that
   * leads nowhere.
   */
  permissions?: AgentPermissions
  /** They are the site's operator, by a setting of the server, which decides. */
  operator?: boolean
}

const KEY = 'llar.profile'

/** After signing out: all fields empty, language back to es (section 4). */
export const EMPTY_PROFILE: StoredProfile = {
  token: '',
  id: '',
  email: '',
  first_name: '',
  last_name: '',
  avatar: null,
  phone: null,
  language: 'es',
  role: '',
  is_onboarding: false,
  favourites: [],
  stripe_account: null,
  agency_ids: [],
  google_calendar_email: null,
  imported_contacts: false,
  imported_properties: false,
}

let profile: StoredProfile | null = null
const listeners = new Set<() => void>()

/** Is a field of the kind that this version keeps it as? Another one may have written it otherwise. */
function fits([name, value]: [string, unknown]): boolean {
  const usual: unknown = (EMPTY_PROFILE as unknown as Record<string, unknown>)[name]
  if (name === 'operator') return typeof value === 'boolean'
  if (name === 'permissions') return typeof value === 'object' && value !== null
  if (Array.isArray(usual))
    return Array.isArray(value) && value.every((one) => typeof one === 'string')
  return usual === null
    ? value === null || typeof value === 'string'
    : typeof value === typeof usual
}

/**
 * Who is signed out is always the same object: another one is a change, for which React draws the
 * page anew as soon as it is hydrated, and throws away what is written in parts that are not yet.
 */
function read(): StoredProfile {
  if (typeof localStorage === 'undefined') return EMPTY_PROFILE
  const stored = Object.entries(keptObject(() => localStorage, KEY)).filter(fits)
  return stored.length === 0 ? EMPTY_PROFILE : { ...EMPTY_PROFILE, ...Object.fromEntries(stored) }
}

function announce(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` after each change of the profile, also in another tab; returns how to stop. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener)
  // Signing in or out in another tab counts here, too.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY) return
    profile = read()
    announce()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The stored profile; empty fields when nobody is signed in, and always on the server. */
export const getSession = (): StoredProfile => (profile ??= read())

export const isSignedIn = (): boolean => getSession().token !== ''

/** Stores the profile that sign-in, registration or GET user answered. */
export function setSession(next: StoredProfile): void {
  profile = next
  localStorage.setItem(KEY, JSON.stringify(next))
  announce()
}

/** Changes single fields of the stored profile, as after saving the profile or a favourite. */
export const patchSession = (fields: Partial<StoredProfile>): void =>
  setSession({ ...getSession(), ...fields })

/** Empties the profile. Telling the server belongs to sign-out in the feature `user`. */
export function clearSession(): void {
  profile = EMPTY_PROFILE
  localStorage.removeItem(KEY)
  announce()
}

/** The profile in a component; renders as signed out on the server and during hydration. */
export function useSession(): { profile: StoredProfile; signedIn: boolean } {
  const now = useSyncExternalStore(onSession, getSession, () => EMPTY_PROFILE)
  return { profile: now, signedIn: now.token !== '' }
}
