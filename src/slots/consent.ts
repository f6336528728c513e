import { useSyncExternalStore } from 'react'
import { forgetVisits } from '../lib/device-homes'

/**
 * A kind of cookie people decide about (specification, section 3). Name and description are words
 * of `analytics:category.<id>`.
 */
export interface CookieCategory {
  id: 'necessary' | 'analytics'
  /** Necessary ones cannot be declined. */
  optional: boolean
  /** Cookies that go when the category is declined; a trailing `*` stands for anything. */
  targetCookieIds: readonly string[]
  /**
   * How its switch stands before anything was chosen. A switch that stands on is no consent:
   * nothing runs before a choice.
   */
  initialState: boolean
}

export const CATEGORIES: readonly CookieCategory[] = [
  {
    id: 'necessary',
    optional: false,
    targetCookieIds: ['ncc_c', 'ncc_e', 'i18n_redirected'],
    initialState: true,
  },
  { id: 'analytics', optional: true, targetCookieIds: [], initialState: true },
]

/** `ncc_c` holds what was asked, `ncc_e` what was allowed (specification, section 9). */
export const GIVEN = 'ncc_c'
export const ENABLED = 'ncc_e'
export const EXPIRES_MS = 31_536_000_000
const SEPARATOR = '~'

/** Names the set of categories that a consent was given to: another set is asked about anew. */
export const setId = (categories: readonly CookieCategory[] = CATEGORIES): string =>
  categories.map(({ id }) => id).join('')

const cookiesOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(';')
      .map((part) => [
        part.slice(0, part.indexOf('=')).trim(),
        decodeURIComponent(part.slice(part.indexOf('=') + 1).trim()),
      ]),
  )

/**
 * The ids that were allowed; null while no consent to this very set is stored. Unknown ids count
 * for nothing.
 */
export function consentIn(
  cookies: string,
  categories: readonly CookieCategory[] = CATEGORIES,
): string[] | null {
  let stored: Map<string, string>
  try {
    stored = cookiesOf(cookies)
  } catch {
    return null
  }
  if (stored.get(GIVEN) !== setId(categories)) return null
  const enabled = (stored.get(ENABLED) ?? '').split(SEPARATOR)
  return categories
    .filter(({ id, optional }) => !optional || enabled.includes(id))
    .map(({ id }) => id)
}

/** The cookies that store a choice, and those that remove what the declined categories had set. */
export function cookiesFor(
  ids: readonly string[],
  now: Date,
  present: string,
  categories: readonly CookieCategory[] = CATEGORIES,
): string[] {
  const kept = categories.filter(({ id, optional }) => !optional || ids.includes(id))
  const lasting = `; Expires=${new Date(now.getTime() + EXPIRES_MS).toUTCString()}; Path=/; SameSite=Lax`
  const declined = categories
    .filter((category) => !kept.includes(category))
    .flatMap(({ targetCookieIds }) => targetCookieIds)
  const names = present.split(';').map((part) => part.split('=')[0]?.trim() ?? '')
  const gone = names.filter((name) =>
    declined.some((id) => (id.endsWith('*') ? name.startsWith(id.slice(0, -1)) : name === id)),
  )
  return [
    `${GIVEN}=${setId(categories)}${lasting}`,
    `${ENABLED}=${encodeURIComponent(kept.map(({ id }) => id).join(SEPARATOR))}${lasting}`,
    ...gone.map((name) => `${name}=; Max-Age=0; Path=/`),
  ]
}

interface ConsentState {
  /** Allowed ids; null: nobody has chosen. */
  enabled: readonly string[] | null
  settings: boolean
}

const UNKNOWN: ConsentState = { enabled: [], settings: false }
let state: ConsentState | null = null
const listeners = new Set<() => void>()
const read = (): ConsentState =>
  (state ??= { enabled: consentIn(document.cookie), settings: false })

function set(next: ConsentState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Stores a choice; the necessary ones are always among it. */
export function saveConsent(ids: readonly string[]): void {
  for (const cookie of cookiesFor(ids, new Date(), document.cookie)) document.cookie = cookie
  if (!ids.includes('analytics')) forgetVisits()
  set({ enabled: consentIn(document.cookie), settings: false })
}

export const acceptAll = (): void => saveConsent(CATEGORIES.map(({ id }) => id))

/** Keeps the necessary ones alone. */
export const declineAll = (): void => saveConsent([])

export const openConsentSettings = (): void => set({ ...read(), settings: true })
export const closeConsentSettings = (): void => set({ ...read(), settings: false })

/** Whether a category may run now: only after somebody has allowed it. */
export const isAllowed = (id: CookieCategory['id']): boolean =>
  typeof document !== 'undefined' && (read().enabled ?? []).includes(id)

/** Calls `listener` after each choice; returns how to stop. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** On the server, and while the page comes to life, as if it had been chosen: no banner. */
export const useConsent = (): ConsentState => useSyncExternalStore(onConsent, read, () => UNKNOWN)
