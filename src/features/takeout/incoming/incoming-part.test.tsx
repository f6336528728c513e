import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TakeoutImport } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { IncomingPart } from './incoming-part'

const DONE: TakeoutImport = {
  id: 'i1',
  state: 'done',
  source: 'llar.example',
  byName: 'Aina Ferrer',
  createdAt: '2026-11-20T10:00:00Z',
  finishedAt: '2026-11-20T10:05:00Z',
  undoUntil: '2026-12-20T10:05:00Z',
  progress: 100,
  from: { agencyName: 'Portal Vell', takenAt: '2026-11-20T09:00:00Z', bytes: 734_003_200 },
  counts: [
    { schema: 'Property', made: 320, known: 0, left: 1, kept: 0 },
    { schema: 'Later', made: 2, known: 0, left: 0, kept: 0 },
  ],
  absent: [{ schema: 'QrCode', count: 4, message: 'They lead elsewhere' }],
  issues: [{ schema: 'Property', name: 'LL-0042', message: 'The reference is taken' }],
  issueCount: 3,
  reason: null,
  canPause: false,
  canResume: false,
  canUndo: true,
}

let items: TakeoutImport[] = []
const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  setTransport(async ({ method, url }) => {
    sent.push(`${method} ${url}`)
    const data = method === 'GET' ? { items } : { ...items[0], state: 'undoing' }
    return { status: 200, headers: {}, data }
  })
})
afterEach(cleanup)

async function drawn(...all: TakeoutImport[]): Promise<void> {
  items = all
  const i18n = await createI18n('en', ['shell', 'takeout'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <IncomingPart />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

const button = (name: string) => screen.queryByRole('button', { name })

it('says what came, what could not and what stays, in words and with why', async () => {
  await drawn(DONE)
  await screen.findByText('What arrived: 322; could not be brought in: 1')
  expect(screen.getByRole('rowheader', { name: 'Properties' })).toBeTruthy()
  // What a later version brings has its name in the contract.
  expect(screen.getByRole('rowheader', { name: 'Later' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Already here' })).toBeNull()
  for (const text of ['LL-0042', 'The reference is taken', 'and 2 more', 'They lead elsewhere'])
    expect(screen.getByText(text)).toBeTruthy()
})

it('is undone after a question', async () => {
  await drawn(DONE)
  await waitFor(() => expect(button('Undo')).not.toBeNull())
  expect([button('Pause'), button('Continue')]).toEqual([null, null])
  fireEvent.click(button('Undo') as HTMLElement)
  await screen.findByText('Undo what was brought in?')
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  await waitFor(() => expect(sent).toContain('POST /api/v1/takeout-import/i1/undo/'))
})

it('one at a time: under way it can be paused, and nothing else brought', async () => {
  const running = {
    ...DONE,
    state: 'running',
    progress: 40,
    canUndo: false,
    canPause: true,
  } as const
  await drawn(running)
  await screen.findByText('40%')
  expect(button('Bring in data')).toHaveProperty('disabled', true)
  fireEvent.click(button('Pause') as HTMLElement)
  await waitFor(() => expect(sent).toContain('POST /api/v1/takeout-import/i1/pause/'))
})

it('says why a file was refused, and offers nothing of it', async () => {
  await drawn({
    ...DONE,
    state: 'refused',
    counts: [],
    reason: 'This is no ZIP file',
    canUndo: false,
  })
  await screen.findByText('This is no ZIP file')
  expect([button('Undo'), button('Continue'), button('Pause')]).toEqual([null, null, null])
  expect(button('Bring in data')).toHaveProperty('disabled', false)
})
