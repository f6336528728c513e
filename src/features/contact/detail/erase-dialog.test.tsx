import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Contact, ContactErased } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport, type WireReply } from '../../../lib/transport'
import EraseDialog from './erase-dialog'

const ERASED: ContactErased = {
  erasedAt: '2026-11-22T10:00:00Z',
  kept: [{ what: 'Offer of 12 May', why: 'Money laundering law', until: '2036-05-12' }],
  redacted: 0,
  mentioned: 1,
  mentions: [{ kind: 'demand', id: 'd1', label: 'Villa in Sóller', count: 1 }],
}
const asked: { url: string; body: Record<string, unknown> }[] = []
let reply: WireReply
let [closed, erased] = [0, 0]
beforeEach(async () => {
  asked.length = 0
  ;[closed, erased] = [0, 0]
  reply = { status: 200, headers: {}, data: ERASED }
  setTransport(async ({ method, url, body }) => {
    if (method === 'GET') return { status: 200, headers: {}, data: {} }
    asked.push({ url, body: Object.fromEntries(body?.entries() ?? []) })
    return reply
  })
  const i18n = await createI18n('en', ['shell', 'contact', 'errors'])
  const contact = { id: 'c1', version: 7, name: 'Biel Mas' } as Contact
  render(
    <MemoryRouter>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <EraseDialog
            contact={contact}
            onClose={() => (closed += 1)}
            onErased={() => (erased += 1)}
          />
        </QueryClientProvider>
      </I18nextProvider>
    </MemoryRouter>,
  )
})
afterEach(cleanup)

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
function agree(): void {
  fireEvent.click(screen.getByRole('checkbox', { name: 'I understand this cannot be undone' }))
  fireEvent.click(button('Delete the person'))
}

it('names the person and asks nothing of the server before somebody is sure', () => {
  expect(screen.getByRole('dialog', { name: 'Delete Biel Mas?' })).toBeDefined()
  expect(button('Delete the person').disabled).toBe(true)
  fireEvent.click(button('Delete the person'))
  fireEvent.click(button('Cancel'))
  expect([asked, closed]).toEqual([[], 1])
})

it('erases the version that was looked at, and tells what the law keeps and until when', async () => {
  agree()
  await screen.findByRole('dialog', { name: 'The person has been deleted' })
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url).toContain('c1')
  expect(asked[0]?.body).toEqual({ version: '7', confirm: 'true' })
  expect(screen.getByText('Offer of 12 May')).toBeDefined()
  expect(screen.getByText('until 12/05/2036')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Villa in Sóller' }).getAttribute('href')).toContain('d1')
  fireEvent.click(button('Back to the contacts'))
  expect([closed, erased]).toEqual([0, 1])
})

it('says so when somebody saved in between, and can be sent again', async () => {
  reply = { status: 409, headers: {}, data: { message: 'stale', current: {} } }
  agree()
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Somebody else has saved this record'),
  )
  await waitFor(() => expect(button('Delete the person').disabled).toBe(false))
  expect(erased).toBe(0)
})
