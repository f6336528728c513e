import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Proposal } from '../../../generated/model'
import { createI18n, I18nextProvider } from '../../i18n'
import { clearSession, EMPTY_PROFILE, setSession } from '../../lib/session'
import { setTransport } from '../../lib/transport'
import ca from './i18n/ca.json'
import de from './i18n/de.json'
import en from './i18n/en.json'
import es from './i18n/es.json'
import ProposalPage from './proposal-page'
import ProposalsPage from './proposals-page'

const ONE: Proposal = {
  id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b',
  version: 1,
  state: 'open',
  operation: 'changePrice',
  tool: 'propose_price',
  client: 'Claude',
  userId: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4c',
  userName: 'Aina Ferrer',
  target: {
    kind: 'home',
    id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4d',
    label: 'SOL-104',
    reference: 'SOL-104',
  },
  changes: [
    { field: 'price', before: 94_500_000, after: 60_000_000, editable: true },
    { field: 'reason', before: null, after: 'market', editable: false },
  ],
  marks: ['price'],
  why: 'Two viewings in a month',
  sources: ['thread/0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4e'],
  createdAt: '2026-11-20T09:00:00Z',
  expiresAt: '2026-11-21T09:00:00Z',
  decidedAt: null,
  decidedBy: null,
  failure: null,
  resultId: null,
  undoUntil: null,
  undoable: true,
}
const sent: string[] = []
let items: Proposal[] = []
let one = ONE

beforeEach(() => {
  sent.length = 0
  one = ONE
  items = [ONE, { ...ONE, id: `${ONE.id.slice(0, -1)}0`, operation: 'addContactEntry' }]
  setSession({ ...EMPTY_PROFILE, token: 't', id: ONE.userId, role: 'STAFF' })
  setTransport(async ({ method, url, body }) => {
    const fields = body instanceof FormData ? Object.fromEntries(body) : {}
    sent.push(`${method} ${url} ${JSON.stringify(fields)}`)
    const done = { proposal: { ...ONE, state: 'confirmed' }, url: null }
    const data =
      method === 'POST' ? done : url.includes(ONE.id) ? one : { items, next: null, previous: null }
    return { status: 200, headers: {}, data }
  })
})
afterEach(() => {
  cleanup()
  clearSession()
})

async function drawn(path: string, element: ReactElement, at: string): Promise<void> {
  const i18n = await createI18n('en', ['shell', 'errors', 'forms', 'proposal'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={element} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
const confirms = () => screen.getByRole('button', { name: 'Confirm' })
const posts = () => sent.filter((one) => one.startsWith('POST'))

it('says what changes, who asked through what, and why; confirms once the reference is typed', async () => {
  await drawn('/p/:id', <ProposalPage />, `/p/${ONE.id}`)
  await screen.findByText(/Aina Ferrer, through Claude/)
  screen.getByText('Two viewings in a month')
  screen.getByText('To match the market')
  screen.getByText(/The price moves by more than 15%/)
  screen.getByText(/a conversation/)
  expect(confirms()).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('To confirm, type SOL-104'), {
    target: { value: 'sol-104' },
  })
  expect(confirms()).toHaveProperty('disabled', false)
  fireEvent.click(confirms())
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]).toContain(`/proposal/${ONE.id}/confirm/`)
  expect(posts()[0]).toContain('sol-104')
})

it('what is emptied is sent as empty, since what is left out stays as it was', async () => {
  const text = { before: null, editable: true }
  one = {
    ...ONE,
    operation: 'createInboxMessage',
    changes: [
      { field: 'subject', after: 'Alt', ...text },
      { field: 'text', after: 'Guten Tag', ...text },
    ],
    marks: [],
  }
  await drawn('/p/:id', <ProposalPage />, `/p/${ONE.id}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.change(await screen.findByLabelText('Subject'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.some((call) => call.startsWith('PATCH'))).toBe(true))
  const [patch = ''] = sent.filter((call) => call.startsWith('PATCH'))
  expect(JSON.parse(patch.slice(patch.indexOf('{')))).toEqual({
    version: '1',
    subject: '',
    text: 'Guten Tag',
  })
})

it('goes through the list by j and k, and has no confirming of several', async () => {
  await drawn('/p', <ProposalsPage />, '/p')
  const links = await screen.findAllByRole('link')
  fireEvent.keyDown(window, { key: 'j' })
  expect(document.activeElement).toBe(links[0])
  fireEvent.keyDown(window, { key: 'j' })
  expect(document.activeElement).toBe(links[1])
  fireEvent.keyDown(window, { key: 'k' })
  expect(document.activeElement).toBe(links[0])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('empty, it says how an assistant is connected', async () => {
  items = []
  await drawn('/p', <ProposalsPage />, '/p')
  await screen.findByText(/followed by \/mcp/)
})

it.each(Object.entries({ es, en, ca, de }))(
  '%s tells an offer from a note by its name',
  (_, words) => {
    expect(words.field.operation).not.toBe(words.field.kind)
    // Also where the link alone is made: nothing is sent then.
    expect(words.sentence.createSelection).not.toMatch(/send|envia/i)
  },
)
