import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { createQueryClient } from '../../../lib/query-client'
import { setTransport, type WireReply } from '../../../lib/transport'
import { InvitationPanel } from './invitation-panel'

afterEach(cleanup)

const OFFER = { agencyName: 'Portal Vell', role: 'STAFF', mayJoin: true, text: null }

async function draw(reply: (tokens: string[]) => WireReply): Promise<string[]> {
  const tokens: string[] = []
  setTransport(async ({ body }) => {
    tokens.push(String(body?.get('token')))
    return reply(tokens)
  })
  const i18n = await createI18n('en', ['shell', 'user', 'errors'])
  render(
    <MemoryRouter initialEntries={['/auth/perfil?invitation=t1']}>
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={createQueryClient()}>
          <InvitationPanel onJoined={() => undefined} />
        </QueryClientProvider>
      </I18nextProvider>
    </MemoryRouter>,
  )
  return tokens
}

it('an invitation that could not be read is kept, and read again when asked to', async () => {
  const tokens = await draw((asked) =>
    asked.length === 1
      ? { status: 503, headers: {}, data: {} }
      : { status: 200, headers: {}, data: OFFER },
  )
  fireEvent.click(await screen.findByRole('button', { name: /again/i }))
  expect(await screen.findByRole('button', { name: /join/i })).toBeTruthy()
  expect(tokens).toEqual(['t1', 't1'])
})

it('one that opens nothing any more leaves no panel', async () => {
  const tokens = await draw(() => ({ status: 404, headers: {}, data: {} }))
  await expect.poll(() => tokens.length).toBe(1)
  expect(screen.queryByRole('button')).toBeNull()
})
