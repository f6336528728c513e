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
import './dialogs/second-owed.dialog'
import './dialogs/step-up.dialog'
import { SecondSlot } from './second-slot'
import { StepUpSlot } from './step-up-slot'

const SIGNED = { clientDataJSON: 'said', authenticatorData: 'data', signature: 'signed' }
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: async () => ({ id: 'key', response: SIGNED }),
}))

const refusal = (code: string): WireReply => ({
  status: 403,
  headers: {},
  data: { message: 'Your agency asks for a second step', code },
})
const done = (data: unknown = {}): WireReply => ({ status: 200, headers: {}, data })

let owes: string | null
let isProved: boolean
let asked: string[]
beforeEach(() => {
  setSession({ ...EMPTY_PROFILE, token: 't', email: 'lena@llar.example' })
  ;[owes, isProved, asked] = ['second_setup', true, []]
  setTransport(async ({ method, url, body }) => {
    asked.push([method, url, ...[...(body?.values() ?? [])].map(String)].join(' '))
    if (url.startsWith('/desk')) return owes === null ? done({ id: url }) : refusal(owes)
    if (url.endsWith('/totp/start/'))
      return isProved
        ? done({ secret: 'GEZDGNBVGY3TQOJQ', url: 'otpauth://totp/x' })
        : refusal('step_up')
    if (method === 'GET') return done({ until: null, methods: ['password'] })
    if (url.endsWith('/totp/confirm/')) {
      owes = null
      return done({ codes: ['k3v9t-7hq2m'] })
    }
    if (body?.get('method') === 'passkey') owes = null
    isProved = true
    return done()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function page() {
  const i18n = await createI18n('en', ['shell', 'user', 'public-forms', 'forms', 'errors'])
  const element = (
    <>
      <textarea aria-label="Draft" defaultValue="half a description" />
      <SecondSlot />
      <StepUpSlot />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(
    <Providers client={createQueryClient()} i18n={i18n}>
      <RouterProvider router={router} />
    </Providers>,
  )
}
const ask = (url = '/desk', method = 'GET') => http({ url, method }, { quiet: true, silent: true })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const typeCode = async () => {
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '492039' } })
  await press('Confirm')
}

it('an app is set up, and both calls that waited go on beside what was typed', async () => {
  await page()
  const waiting = Promise.all([ask('/desk/1'), ask('/desk/2', 'POST')])
  await press('Use an app for codes')
  await typeCode()
  await screen.findByText('k3v9t-7hq2m')
  await press('I have them')
  expect(await waiting).toEqual([{ id: '/desk/1' }, { id: '/desk/2' }])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Draft').value).toBe('half a description')
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
})

it('a session of before proves first that it is its person’s', async () => {
  isProved = false
  await page()
  const waiting = ask()
  await press('Use an app for codes')
  fireEvent.change(await screen.findByLabelText('Your password'), { target: { value: 'mine' } })
  await press('Continue')
  await typeCode()
  await press('I have them')
  expect(await waiting).toEqual({ id: '/desk' })
})

it('who has a passkey uses it, and is offered nothing to set up', async () => {
  owes = 'second_proof'
  vi.stubGlobal('PublicKeyCredential', class {})
  await page()
  const waiting = ask()
  await press('Confirm with the passkey')
  expect(await waiting).toEqual({ id: '/desk' })
  expect(asked).not.toContain('POST /api/v1/user/totp/start/')
  const sent = JSON.stringify({ id: 'key', ...SIGNED })
  expect(asked).toContain(`POST /api/v1/user/step-up/ passkey ${sent}`)
})

it('closing it refuses what waited, and the next call asks again', async () => {
  await page()
  for (const _round of [1, 2]) {
    const refused = ask().catch((error: unknown) => statusOf(error))
    await screen.findByRole('button', { name: 'Use an app for codes' })
    await press('Close')
    expect(await refused).toBe(403)
  }
})
