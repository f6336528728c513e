import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Holdings, User } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { clearMessage, getMessage } from '../../../lib/message'
import { setTransport } from '../../../lib/transport'
import LeaveDialog from './leave-dialog'

const asked: Record<string, unknown>[] = []
let holdings: Holdings
let [status, closed] = [200, 0]
beforeEach(() => {
  asked.length = 0
  ;[status, closed] = [200, 0]
  holdings = { total: 3, items: [{ kind: 'home', count: 3 }] }
  setTransport(async ({ method, body }) => {
    if (method === 'GET') return { status: 200, headers: {}, data: holdings }
    asked.push(Object.fromEntries(body?.entries() ?? []))
    const data = status === 200 ? {} : { to: 'Joan has left, too' }
    return { status, headers: {}, data }
  })
})
afterEach(() => {
  cleanup()
  clearMessage()
})

const person = { id: 'p', first_name: 'Aina', last_name: 'Ferrer' } as User
const colleague = { id: 'j', first_name: 'Joan', last_name: 'Riera' } as User

async function drawn() {
  const i18n = await createI18n('en', ['shell', 'user', 'errors'])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <LeaveDialog person={person} colleagues={[colleague]} onClose={() => (closed += 1)} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
const heir = () => screen.getByRole('combobox', { name: 'Who takes over' })
const ALL = 'Hand everything over and deactivate'

it('lets nobody go before somebody takes over what they hold', async () => {
  await drawn()
  const send = await screen.findByRole('button', { name: ALL })
  expect(screen.getByRole('list', { name: 'What they look after' }).textContent).toBe(
    '3 properties',
  )
  fireEvent.click(send)
  expect(screen.getByRole('alert').textContent).toBe('Choose who takes over')
  expect(heir().getAttribute('aria-invalid')).toBe('true')
  expect(asked).toEqual([])
  fireEvent.change(heir(), { target: { value: 'j' } })
  fireEvent.click(send)
  await waitFor(() => expect(closed).toBe(1))
  expect(asked).toEqual([{ to: 'j' }])
  expect(getMessage().text).toContain('Aina can no longer sign in')
})

it('who holds nothing goes without an heir', async () => {
  holdings = { total: 0, items: [] }
  await drawn()
  await screen.findByText(/They have nothing in their name/)
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }))
  await waitFor(() => expect(asked).toEqual([{ to: '' }]))
})

it('stays open with the reason when the server refuses', async () => {
  status = 400
  await drawn()
  const send = await screen.findByRole('button', { name: ALL })
  fireEvent.change(heir(), { target: { value: 'j' } })
  fireEvent.click(send)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Joan has left'))
  expect(closed).toBe(0)
})

it('says whose the agency will be when its owner leaves', async () => {
  holdings = { total: 0, items: [], nextOwner: 'Joan Riera' }
  await drawn()
  await screen.findByText(/Joan Riera, the administrator of longest standing/)
})
