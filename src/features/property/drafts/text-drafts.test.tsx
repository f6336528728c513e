import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { createQueryClient } from '../../../lib/query-client'
import { setTransport } from '../../../lib/transport'
import type { WizardSession } from '../wizard/session'
import type { SessionState } from '../wizard/session-state'
import { TextDrafts } from './text-drafts'

afterEach(cleanup)

const draftsOf = (place: string) => ({
  items: [
    {
      language: 'en',
      title: { text: `Flat in ${place}`, fields: [] },
      sentences: [{ text: `A flat in ${place}.`, fields: [] }],
    },
  ],
})

it('what was drafted of the facts of before is neither shown nor taken when one comes back', async () => {
  const answers: ((place: string) => void)[] = []
  setTransport(
    () =>
      new Promise((resolve) =>
        answers.push((place) => resolve({ status: 200, headers: {}, data: draftsOf(place) })),
      ),
  )
  const fill = vi.fn()
  const session = { id: 'p1', flush: async () => true, fill } as unknown as WizardSession
  const state = { edits: {}, property: { texts: {} } } as unknown as SessionState
  const i18n = await createI18n('en', ['shell', 'property', 'errors'])
  const client = createQueryClient()
  const step = (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <TextDrafts session={session} state={state} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  )
  const take = () => screen.queryByRole('button', { name: 'Use where missing' })
  const shown = render(step)
  fireEvent.click(screen.getByRole('button', { name: 'See the drafts' }))
  await expect.poll(() => answers.length).toBe(1)
  answers[0]?.('Es Convent, Sóller')
  await screen.findByText('Flat in Es Convent, Sóller')
  // Away to the step of the address, which hides it, and back.
  shown.unmount()
  render(step)
  fireEvent.click(screen.getByRole('button', { name: 'See the drafts' }))
  await expect.poll(() => answers.length).toBe(2)
  expect(screen.queryByText(/Es Convent/)).toBeNull()
  answers[1]?.('Sóller')
  await screen.findByText('Flat in Sóller')
  // Asked once more, nothing is taken before it is answered.
  fireEvent.click(screen.getByRole('button', { name: 'Draft again' }))
  await expect.poll(() => answers.length).toBe(3)
  expect(take()).toBeNull()
  answers[2]?.('Sóller')
  await screen.findByText('Flat in Sóller')
  fireEvent.click(take() as HTMLElement)
  const written = fill.mock.calls[0]?.[1]({}) as unknown
  expect(written).toMatchObject({ title: { en: 'Flat in Sóller' } })
})
