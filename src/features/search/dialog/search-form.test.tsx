import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SavedSearch } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { clearMessage } from '../../../lib/message'
import { setTransport } from '../../../lib/transport'
import { SearchForm } from './search-form'

const sent: Record<string, unknown>[] = []
let closed = 0
beforeEach(() => {
  sent.length = closed = 0
  setTransport(async ({ body }) => {
    sent.push(Object.fromEntries(body?.entries() ?? []))
    return { status: 200, headers: {}, data: {} }
  })
})
afterEach(() => {
  cleanup()
  clearMessage()
})

const search = {
  id: 's',
  name: 'Sóller',
  query: { place: 'soller' },
  frequency: 'daily',
  channels: ['mail', 'platform'],
} as unknown as SavedSearch

/** The dialog as a window shows it that read the search a while ago. */
async function drawn() {
  const i18n = await createI18n('en', ['shell', 'search', 'public-forms', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <SearchForm search={search} close={() => (closed += 1)} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
const save = async () => fireEvent.click(await screen.findByRole('button', { name: 'Save' }))

it('sends what was changed here and leaves what another window changed meanwhile', async () => {
  await drawn()
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Sóller and Deià' } })
  await save()
  await waitFor(() => expect(closed).toBe(1))
  expect(sent).toEqual([{ name: 'Sóller and Deià' }])
})

it('sends nothing where nothing was changed, and closes', async () => {
  await drawn()
  await save()
  await waitFor(() => expect(closed).toBe(1))
  expect(sent).toEqual([])
})
