import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { createQueryClient } from '../../../lib/query-client'
import { setTransport } from '../../../lib/transport'
import QuickReply from './quick-reply'

vi.mock('./composer', () => ({
  Composer: ({ begun }: { begun?: { text: string } }) => <p>{begun?.text}</p>,
}))
afterEach(cleanup)

it('an answer opened again says the price of the moment, not the one it had before', async () => {
  const prices = ['500.000 €', 'price on request']
  let asked = 0
  setTransport(async ({ url }) => {
    if (!url.includes('draft'))
      return { status: 200, headers: {}, data: { id: 'l1', chatId: null, ways: ['email'] } }
    asked += 1
    const text = `It costs ${prices[asked - 1]}`
    const draft = {
      templateId: null,
      name: 'First',
      language: 'en',
      wanted: 'en',
      subject: '',
      text,
    }
    return { status: 200, headers: {}, data: { items: [draft] } }
  })
  const i18n = await createI18n('en', ['shell', 'inbox', 'errors'])
  const client = createQueryClient()
  const open = () =>
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={client}>
          <QuickReply leadId="l1" Texts={() => null} onSent={() => undefined} />
        </QueryClientProvider>
      </I18nextProvider>,
    )
  const first = open()
  await screen.findByText('It costs 500.000 €')
  first.unmount()
  const isKept = () =>
    client
      .getQueryCache()
      .findAll({ predicate: ({ queryKey }) => `${queryKey[0]}`.includes('draft') }).length
  await expect.poll(isKept).toBe(0)
  open()
  await screen.findByText('It costs price on request')
  expect(asked).toBe(2)
})
