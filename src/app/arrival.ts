import { useEffect } from 'react'
import { useTranslation } from '../i18n'
import { useLocation } from 'react-router-dom'
import { takeGreeting } from '../features/user/sign-in/greeting'
import { openDialog } from '../lib/dialog'
import { setMessage } from '../lib/message'
import { isSignedIn } from '../lib/session'
import { SIGN_IN_QUERY } from './guard'

/** Queries that open a dialog over a public page: the guard's, a link to register, the mailed links of a password and of an alert. */
const QUERIES = [SIGN_IN_QUERY, 'register', 'reset', 'alert']

function openFrom(query: URLSearchParams): boolean {
  const reset = query.get('reset')
  if (reset) openDialog('login', { reset })
  else if (query.has('alert')) openDialog('create-search', { alert: query.get('alert') })
  else if (query.has('register')) openDialog('register', { account: query.get('register') ?? undefined })
  else if (query.has(SIGN_IN_QUERY)) openDialog('login')
  else return false
  return true
}

/**
 * What a page does when somebody arrives: opens the dialog its address asks for, then takes that out of the address
 * (a one-time token must not be bookmarked or sent on), says what a sign-in before it wanted said, and saves the home
 * whose heart asked for that sign-in.
 */
export function useArrival(): void {
  const { search } = useLocation()
  const { t, i18n } = useTranslation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!openFrom(query)) return
    for (const name of QUERIES) query.delete(name)
    const rest = query.size > 0 ? `?${query.toString()}` : ''
    history.replaceState(history.state, '', location.pathname + rest + location.hash)
  }, [search])
  useEffect(() => {
    const greeting = takeGreeting()
    if (greeting) void i18n.loadNamespaces('user').then(() => setMessage('SUCCESS', i18n.t(`user:greeting.${greeting}`)))
  }, [i18n])
  useEffect(() => {
    if (!isSignedIn() || !sessionStorage.getItem('llar.save')) return
    void import('../lib/favourite').then(({ saveWanted }) => saveWanted({ saved: t('heart.done'), removed: t('heart.undone') }))
  }, [t])
}
