import { beforeEach, expect, vi } from 'vitest'
import { arrive } from '../../features/notification/bell/arrivals'
import { chooseLang } from '../../i18n'
import {
  clearUi,
  getUi,
  openDialog,
  setLoading,
  setNewMessage,
  setSideDialog,
  setSideNav,
} from '../../lib/dialog'
import { routeId } from '../../lib/href'
import { clearMessage, getMessage, setMessage } from '../../lib/message'
import { EMPTY_PROFILE, getSession, setSession } from '../../lib/session'
import { completeSignIn, completeSignOut } from '../../lib/sign-in-end'
import { SECTION_4 } from './rows'
import { checkSection, heldBy } from './table'

beforeEach(() => {
  clearMessage()
  clearUi()
  vi.restoreAllMocks()
})

/** Where a sign-in of a role leads; null: it stays on the page. */
function landing(
  role: 'ADMIN' | 'STAFF' | 'LLOGUER_SEGUR' | 'USER' | 'SERVICE' | 'REFERRED',
): string | null {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  completeSignIn({ ...EMPTY_PROFILE, token: 't', role })
  expect(getSession()).toMatchObject({ token: 't', role })
  const [to] = assign.mock.lastCall ?? []
  return to === location.pathname ? null : String(to)
}

// How to add a row: see rows.ts.
checkSection('section 4', SECTION_4, {
  'Message status: empty, ERROR, SUCCESS, WARNING, NOTIFICATION, CHAT': () => {
    expect(getMessage().status).toBe('')
    for (const status of ['ERROR', 'SUCCESS', 'WARNING', 'NOTIFICATION', 'CHAT'] as const) {
      setMessage(status, 'x')
      expect(getMessage().status).toBe(status)
    }
  },
  'Setting a message replaces the previous': () => {
    setMessage('ERROR', 'uno', { metadata: 1, translate: true })
    setMessage('CHAT', 'dos')
    expect(getMessage()).toEqual({ status: 'CHAT', text: 'dos', metadata: null, translate: false })
  },
  'Clearing a message returns to empty': () => {
    setMessage('WARNING', 'x')
    clearMessage()
    expect(getMessage()).toEqual({ status: '', text: '', metadata: null, translate: false })
  },
  'Sign-in or register success: store the profile, clear other app state, redirect by role': () => {
    expect(
      (['ADMIN', 'STAFF', 'LLOGUER_SEGUR', 'USER', 'SERVICE', 'REFERRED'] as const).map(landing),
    ).toEqual(['/auth/dashboard', '/auth/dashboard', '/auth/perfil', null, null, null])
    setNewMessage(true)
    setMessage('ERROR', 'x')
    landing('USER')
    expect([getUi().newMessage, getMessage().status]).toEqual([false, ''])
  },
  'Logout: all profile fields empty, language back to es': () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    setSession({ ...EMPTY_PROFILE, token: 't', email: 'a@b.es', language: 'de', favourites: ['x'] })
    completeSignOut()
    expect(getSession()).toEqual(EMPTY_PROFILE)
    expect(EMPTY_PROFILE.language).toBe('es')
    expect(assign).toHaveBeenCalledWith('/')
  },
  'New push message: new-message flag and a CHAT message with the body': () => {
    arrive({ id: 'n1', body: 'Hola', href: '/auth/mensajes' })
    expect(getUi().newMessage).toBe(true)
    expect(getMessage()).toMatchObject({
      status: 'CHAT',
      text: 'Hola',
      metadata: { href: '/auth/mensajes' },
    })
    // The live event and the push of one piece of news are one message.
    clearMessage()
    arrive({ id: 'n1', body: 'Hola', href: '/auth/mensajes' })
    expect(getMessage().status).toBe('')
  },
  'Dialogs: only one active': () => {
    openDialog('login')
    openDialog('share', { title: 'x' })
    expect(getUi().dialog).toEqual({ name: 'share', payload: { title: 'x' } })
  },
  'Clear resets loading, dialog, side dialog, side navigation and new-message flag': () => {
    openDialog('agent')
    for (const setFlag of [setLoading, setSideDialog, setSideNav, setNewMessage]) setFlag(true)
    expect(getUi()).toMatchObject({
      loading: true,
      sideDialog: true,
      sideNav: true,
      newMessage: true,
    })
    clearUi()
    expect(getUi()).toEqual({
      loading: false,
      dialog: null,
      sideDialog: false,
      sideNav: false,
      newMessage: false,
    })
  },
  'Demand statuses SEARCH, CANCEL, WON': heldBy(
    'server/modules/demand/demand.test.ts',
    'SEARCH, CANCEL, WON: from searching to either with its reason, and back',
  ),
  'Consent is given only when the stored value matches the current category set': heldBy(
    'src/features/analytics/consent/consent.test.tsx',
    'consent is given only to the very set that was asked about',
  ),
  'Enabled category ids are stored as a separator-joined list': heldBy(
    'src/features/analytics/consent/consent.test.tsx',
    'enabled ids are one list joined by a separator, for 365 days',
  ),
  'Consent: accept all, decline all keeps necessary, save a selection, open settings': heldBy(
    'src/features/analytics/consent/consent.test.tsx',
    'settings save a selection, and delete all but the necessary',
  ),
  'Language choice: prefix, cookie, browser, fallback': () => {
    const from = { pathname: '/de', cookies: 'i18n_redirected=en', accepted: 'ca' }
    expect([
      chooseLang(from),
      chooseLang({ ...from, pathname: '/' }),
      chooseLang({ ...from, pathname: '/', cookies: '' }),
      chooseLang({ pathname: '/', cookies: '', accepted: 'fr' }),
    ]).toEqual(['de', 'en', 'ca', 'es'])
  },
  'Route names take a language suffix': () =>
    expect(routeId('inmueble-id', 'en')).toBe('inmueble-id___en'),
  'Chunk failure: reload at most once per path within 10 seconds': heldBy(
    'src/app/reload-guard.test.tsx',
    'once per path in ten seconds',
  ),
  'Chunk failure: state is kept across the reload': heldBy(
    'src/app/reload-guard.test.tsx',
    'message, dialog and typed words outlive the reload',
  ),
  'Build update: polls the latest build; another id reloads at the next navigation': heldBy(
    'src/app/build-update.test.tsx',
    'a page knows when a newer build is out',
  ),
  'Popup sign-in: a new popup cancels any earlier one': heldBy(
    'e2e/social.e2e.ts',
    'a new popup cancels the earlier',
  ),
  'Popup closed by the user: polled, rejects 8 seconds after it is seen closed': heldBy(
    'e2e/social.e2e.ts',
    'one closed by the person is told quietly',
  ),
})
