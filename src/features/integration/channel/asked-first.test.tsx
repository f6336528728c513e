import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Integration } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { AddressPanel } from './address-panel'
import { ShrinkQuestion } from './shrink-question'

const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  setTransport(async ({ method, url }) => {
    sent.push(`${method} ${url}`)
    return {
      status: 201,
      headers: {},
      data: { url: 'https://llar.example/feeds/secret/kyero.xml' },
    }
  })
})
afterEach(cleanup)

const SHRINK = { leaving: 7, of: 9, since: '2026-11-20T10:00:00Z' }
const CHANNEL = {
  id: 'c1',
  name: 'Kyero',
  addressHint: null,
  lastFetchedAt: null,
  fetchedBy: null,
} as unknown as Integration

async function drawn(element: ReactElement): Promise<void> {
  const i18n = await createI18n('en', ['shell', 'integration'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{element}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

it('lets many homes leave only once their number is typed', async () => {
  await drawn(<ShrinkQuestion channel={CHANNEL} shrink={SHRINK} isAdmin />)
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw 7 properties' }))
  const dialog = screen.getByRole('dialog')
  const button = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Withdraw 7 properties',
  )
  const field = screen.getByLabelText('Type 7 to confirm')
  fireEvent.change(field, { target: { value: '9' } })
  expect(button).toHaveProperty('disabled', true)
  fireEvent.change(field, { target: { value: '7' } })
  fireEvent.click(button as HTMLButtonElement)
  await waitFor(() => expect(sent).toContain('POST /api/v1/integration/c1/shrink/'))
})

it('asks nothing of an agent', async () => {
  await drawn(<ShrinkQuestion channel={CHANNEL} shrink={SHRINK} isAdmin={false} />)
  expect(screen.getByRole('alert').textContent).toContain('7 of 9 properties would be withdrawn')
  expect(screen.queryByRole('button')).toBeNull()
})

it('tells an address once, and warns before another one ends it', async () => {
  await drawn(<AddressPanel channel={CHANNEL} />)
  fireEvent.click(screen.getByRole('button', { name: 'Create address' }))
  const told = await screen.findByLabelText('Address')
  expect((told as HTMLInputElement).value).toBe('https://llar.example/feeds/secret/kyero.xml')
  const made = sent.length
  fireEvent.click(screen.getByRole('button', { name: 'Replace address' }))
  expect(screen.getByRole('dialog').textContent).toContain(
    'The current one stops working immediately',
  )
  expect(sent).toHaveLength(made)
})
