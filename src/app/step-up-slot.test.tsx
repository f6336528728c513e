import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createI18n } from '../i18n'
import { statusOf } from '../lib/api-error'
import { http } from '../lib/http'
import { createQueryClient } from '../lib/query-client'
import { EMPTY_PROFILE, setSession } from '../lib/session'
import { setTransport, type WireReply } from '../lib/transport'
import { Providers } from './providers'
import { StepUpSlot } from './step-up-slot'

const SIGNED = { clientDataJSON: 'said', authenticatorData: 'data', signature: 'signed' }
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: async () => ({ id: 'key', response: SIGNED }),
}))

const STEP_UP: WireReply = {
  status: 403,
  headers: {},
  data: { message: 'Confirm first that it’s you', code: 'step_up' },
}
const done = (data: unknown = {}): WireReply => ({ status: 200, headers: {}, data })

let methods: string[]
let proved: boolean
let asked: string[]
/** What the server says of a proof that is not the right one. */
let wrong: Record<string, string> | null
beforeEach(() => {
  setSession({ ...EMPTY_PROFILE, token: 't', email: 'aina@llar.example' })
  ;[methods, proved, asked, wrong] = [['password'], false, [], null]
  setTransport(async ({ method, url, body }) => {
    asked.push([method, url, ...[...(body?.values() ?? [])].map(String)].join(' '))
    if (url === '/act') return proved ? done({ id: 'k1' }) : STEP_UP
    if (method === 'GET') return done({ until: null, methods })
    if (url.endsWith('/code/') || url.endsWith('/passkey/')) return done()
    if (wrong) return { status: 400, headers: {}, data: wrong }
    proved = true
    return done({ until: '2026-11-29T10:00:00Z', methods })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function page() {
  const i18n = await createI18n('en', ['shell', 'user', 'public-forms', 'errors'])
  const router = createMemoryRouter([{ path: '*', element: <StepUpSlot /> }])
  render(
    <Providers client={createQueryClient()} i18n={i18n}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return router
}
const act = () => http({ url: '/act', method: 'POST' }, { quiet: true, silent: true })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('asks for the password, says what is wrong with it, and lets the act go on', async () => {
  await page()
  const acted = act()
  const field = await screen.findByLabelText('Your password')
  wrong = { password: 'This is not your current password' }
  fireEvent.change(field, { target: { value: 'not mine' } })
  press('Continue')
  await screen.findAllByText('This is not your current password')
  wrong = null
  fireEvent.change(field, { target: { value: 'mine' } })
  press('Continue')
  expect(await acted).toEqual({ id: 'k1' })
  expect(asked.at(-2)).toBe('POST /api/v1/user/step-up/ password mine')
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
})

it('asks once for two acts that wait', async () => {
  await page()
  const acts = [act(), act()]
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'mine' } })
  press('Continue')
  await Promise.all(acts)
  expect(asked.filter((one) => one.includes('password'))).toHaveLength(1)
})

it('closing it refuses the act, and so does another page', async () => {
  const router = await page()
  for (const leave of [() => press('Close'), () => void router.navigate('/elsewhere')]) {
    const refused = act().then(
      () => null,
      (error: unknown) => statusOf(error),
    )
    await screen.findByLabelText('Your password')
    leave()
    expect(await refused).toBe(403)
  }
})

it('without a password a code is mailed first', async () => {
  methods = ['code']
  await page()
  const acted = act()
  fireEvent.click(await screen.findByRole('button', { name: 'Send the code' }))
  fireEvent.change(await screen.findByLabelText('Code from the e-mail'), {
    target: { value: '1234 5678' },
  })
  press('Continue')
  expect(await acted).toEqual({ id: 'k1' })
  expect(asked).toContain('POST /api/v1/user/step-up/code/')
  expect(asked).toContain('POST /api/v1/user/step-up/ code 1234 5678')
})

it('offers the passkey first, says what is wrong with it, and the other way behind it', async () => {
  methods = ['passkey', 'password']
  vi.stubGlobal('PublicKeyCredential', class {})
  await page()
  const acted = act()
  await screen.findByRole('button', { name: 'Confirm with the passkey' })
  press('Confirm another way')
  await screen.findByLabelText('Your password')
  press('Use the passkey')
  wrong = { passkey: 'Not yours' }
  press('Confirm with the passkey')
  expect((await screen.findByRole('alert')).textContent).toBe('Not yours')
  wrong = null
  press('Confirm with the passkey')
  expect(await acted).toEqual({ id: 'k1' })
  const sent = JSON.stringify({ id: 'key', ...SIGNED })
  expect(asked).toContain(`POST /api/v1/user/step-up/ passkey ${sent}`)
})

it('where the browser knows no passkeys, the other way is the only one', async () => {
  methods = ['passkey', 'totp']
  await page()
  const refused = act().catch((error: unknown) => statusOf(error))
  await screen.findByLabelText('Code from your app')
  expect(screen.queryByRole('button', { name: /passkey|another way/ })).toBeNull()
  press('Close')
  expect(await refused).toBe(403)
})

it('where no page is there to ask, the act is refused at once', async () => {
  expect(await act().catch((error: unknown) => statusOf(error))).toBe(403)
})
