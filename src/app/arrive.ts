import { takeGreeting } from '../features/user/sign-in/greeting'
import type { Translator } from './translator'
import { openDialog } from '../lib/dialog'
import { setMessage } from '../lib/message'
import { isSignedIn } from '../lib/session'
import { isWanted } from '../lib/sign-in'
import { SIGN_IN_QUERY } from './guard'

function openFrom(query: URLSearchParams): boolean {
  const reset = query.get('reset')
  const sso = query.get('sso')
  if (sso) {
    openDialog('login', { sso, answer: query.get('answer') ?? '' })
    return true
  }
  if (reset) openDialog('login', { reset })
  else if (query.has('register'))
    openDialog('register', { account: query.get('register') ?? undefined })
  else if (query.has(SIGN_IN_QUERY)) openDialog('login', isWanted() ? { why: 'page' } : {})
  else return false
  return true
}

/**
 * Opens the dialog the address asks for and takes that out of the address: a one-time token must
 * not be bookmarked or sent on.
 */
export function openAsked(queries: readonly string[]): void {
  const query = new URLSearchParams(location.search)
  if (!openFrom(query)) return
  for (const name of queries) query.delete(name)
  const rest = query.size > 0 ? `?${query.toString()}` : ''
  history.replaceState(history.state, '', location.pathname + rest + location.hash)
}

/**
 * Says what a sign-in before this page wanted said, and saves the homes this device has kept.
 */
export async function goOn({ t, i18n }: Translator): Promise<void> {
  const greeting = takeGreeting()
  if (greeting) {
    await i18n.loadNamespaces('user')
    setMessage('SUCCESS', i18n.t(`user:greeting.${greeting}`))
  }
  if (isSignedIn() && sessionStorage.getItem('llar.save')) {
    const { saveWanted } = await import('../slots/favourite')
    await saveWanted((count) => t('heart.taken', { count }))
  }
}
