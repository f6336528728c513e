import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Agency, User } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { clearSession, EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setTransport } from '../../../lib/transport'
import { RightsPanel } from './rights-panel'

const asked: { url: string; body: Record<string, unknown> }[] = []
beforeEach(() => {
  asked.length = 0
  setSession({ ...EMPTY_PROFILE, id: 'me', token: 't', role: 'ADMIN' })
  setTransport(async ({ url, body }) => {
    asked.push({ url, body: Object.fromEntries(body?.entries() ?? []) })
    return { status: 200, headers: {}, data: {} }
  })
})
afterEach(() => {
  cleanup()
  clearSession()
})

const may = {
  publish: true,
  delete: false,
  export: false,
  seeAllAgenda: false,
  seeAllContacts: false,
}
const agent = { id: 'agent', role: 'STAFF', permissions: may, branch_id: 'gone' } as User
const agency = { branches: [{ id: 'b1', name: 'Palma' }] } as Agency

async function drawn(person: User, of: Agency | null = agency) {
  const i18n = await createI18n('en', ['shell', 'user'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RightsPanel id="rights" person={person} name="Aina" agency={of ?? undefined} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

it('shows what an agent may do, and saves a switch with the others as they stand', async () => {
  await drawn(agent)
  const on = screen.getAllByRole<HTMLInputElement>('switch').filter(({ checked }) => checked)
  expect(on.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Publish their properties'])
  fireEvent.click(screen.getByRole('switch', { name: 'Export contacts to a file' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.url).toContain('agent')
  expect(JSON.parse(String(asked[0]?.body['permissions']))).toEqual({ ...may, export: true })
})

it('of who leads it offers no switches: they may do everything', async () => {
  await drawn({ ...agent, role: 'ADMIN' })
  expect(screen.queryAllByRole('switch')).toEqual([])
  expect(screen.getByText('An administrator can do everything.')).toBeDefined()
  fireEvent.change(select('What they can do'), { target: { value: 'STAFF' } })
  await waitFor(() => expect(asked[0]?.body).toEqual({ role: 'STAFF' }))
})

it('nobody takes the lead from themselves', async () => {
  await drawn({ ...agent, id: 'me', role: 'ADMIN' })
  expect(select('What they can do').disabled).toBe(true)
})

it('an office that is gone counts as none; one is set, and taken away as nothing', async () => {
  await drawn(agent)
  expect(select('Office').value).toBe('')
  fireEvent.change(select('Office'), { target: { value: 'b1' } })
  await waitFor(() => expect(asked[0]?.body).toEqual({ branch_id: 'b1' }))
  cleanup()
  asked.length = 0
  await drawn({ ...agent, branch_id: 'b1' })
  fireEvent.change(select('Office'), { target: { value: '' } })
  await waitFor(() => expect(asked[0]?.body).toEqual({ branch_id: '' }))
})

it('an agency of one office is asked for none', async () => {
  await drawn(agent, null)
  expect(screen.queryByRole('combobox', { name: 'Office' })).toBeNull()
})
