import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { OwnerPagesPanel } from './owner-panel'

const DESK = {
  owners: [{ contactId: 'c1', name: 'Catalina Oliver' }],
  links: [{ id: 'l1', contactId: 'c1', openedAt: null, opens: true }],
  proposals: [],
}

afterEach(cleanup)

it('a page that an owner has is closed only after a question', async () => {
  const sent: string[] = []
  setTransport(async ({ method, url }) => {
    if (method !== 'GET') sent.push(`${method} ${url}`)
    return {
      status: 200,
      headers: {},
      data: url.includes('owner') ? DESK : { basics: { offers: [] } },
    }
  })
  const i18n = await createI18n('en', ['shell', 'owner', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <OwnerPagesPanel propertyId="p1" over={false} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Close/ }))
  const question = within(await screen.findByRole('dialog'))
  expect(sent).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Close the page' }))
  await expect.poll(() => sent).toEqual([expect.stringMatching(/l1/)])
})
