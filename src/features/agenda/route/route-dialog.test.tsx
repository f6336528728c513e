import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Route } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { getMessage } from '../../../lib/message'
import { setTransport } from '../../../lib/transport'
import RouteDialog from './route-dialog'

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
const STOP = { version: 3, town: 'Sóller', fixed: false, endsAt: '2026-12-01T09:45:00Z', way: 0 }
const ROUTE: Route = {
  day: '2026-12-01',
  minutesBefore: 135,
  minutesAfter: 45,
  saved: 90,
  stops: [
    {
      ...STOP,
      eventId: ID,
      title: 'Flat',
      fixed: true,
      startsAt: '2026-12-01T09:00:00Z',
      proposedAt: '2026-12-01T09:00:00Z',
    },
    {
      ...STOP,
      eventId: ID.replace('0', '1'),
      title: 'House',
      way: 45,
      startsAt: '2026-12-01T16:00:00Z',
      proposedAt: '2026-12-01T10:30:00Z',
    },
  ],
  impossible: [{ eventId: ID.replace('0', '2'), title: 'Plot', reason: 'no_place' }],
}

afterEach(cleanup)

it('says what is saved and what fits nowhere, and moves what changes when it is pressed', async () => {
  const sent: unknown[] = []
  setTransport(async ({ url, body }) => {
    if (!url.endsWith('/adopt/')) return { status: 200, headers: {}, data: ROUTE }
    sent.push(JSON.parse(String(body?.get('moves'))))
    return { status: 200, headers: {}, data: { moved: 1, undo: ID } }
  })
  let open = true
  const i18n = await createI18n('en', ['shell', 'agenda', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RouteDialog day="2026-12-01" agentId={ID} onClose={() => (open = false)} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByText('90 min less driving: 45 instead of 135.')
  screen.getByText('“Plot”: we do not know where it is')
  screen.getByText('Sóller · previously at 17:00')
  fireEvent.click(screen.getByRole('button', { name: 'Move one appointment' }))
  await waitFor(() => expect(open).toBe(false))
  expect(sent).toEqual([
    [{ eventId: ROUTE.stops[1]?.eventId, version: 3, startsAt: '2026-12-01T10:30:00Z' }],
  ])
  expect(getMessage()).toMatchObject({ text: 'One appointment moved' })
})
