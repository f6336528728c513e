import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Integration } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { SettingsForm } from './settings-form'

afterEach(cleanup)

const AINA = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'
const CHANNEL = {
  id: 'c1',
  provider: 'kyero',
  direction: 'out',
  name: 'Kyero',
  version: 3,
  kyero: { level: '3.0', choice: { mode: 'all', agentIds: [AINA] }, content: { imageMax: 50 } },
} as unknown as Integration
const STORED = {
  ...CHANNEL,
  name: 'Kyero de Sóller',
  version: 4,
  kyero: { ...CHANNEL.kyero, content: { imageMax: 20 } },
}

it('says what somebody else stored meanwhile, and loses nothing typed', async () => {
  const sent: Record<string, unknown>[] = []
  let looked = 0
  setTransport(async ({ method, url, body }) => {
    if (method === 'GET')
      return {
        status: 200,
        headers: {},
        data: {
          items: [
            { id: AINA, first_name: 'Aina', last_name: 'Ferrer', role: 'ADMIN', active: true },
          ],
        },
      }
    if (url.endsWith('/trial/')) {
      looked += 1
      const items = [
        {
          propertyId: AINA,
          ref: 'LL-1',
          title: 'Piso',
          way: 'out',
          reason: 'agent',
          message: null,
        },
      ]
      const data = { comesIn: 12, goesOut: 3, stays: 40, blocked: 2, items }
      return { status: 200, headers: {}, data }
    }
    const fields = Object.fromEntries(body?.entries() ?? []) as Record<string, string>
    sent.push({ ...fields, kyero: JSON.parse(fields['kyero'] ?? 'null') })
    return sent.length === 1
      ? { status: 409, headers: {}, data: { message: 'stale', current: STORED } }
      : { status: 200, headers: {}, data: { ...STORED, version: 5 } }
  })
  let saved = 0
  const i18n = await createI18n('en', ['shell', 'integration', 'forms'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SettingsForm
            channel={CHANNEL}
            form="KyeroSettings"
            onSaved={() => (saved += 1)}
            onTheirs={() => undefined}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const name = screen.getByLabelText('Name')
  fireEvent.change(name, { target: { value: 'Kyero, mine' } })
  // Forms come when they are asked for.
  const save = await screen.findByRole('button', { name: 'Save and apply' })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Aina Ferrer' }))
  fireEvent.click(save)
  // What would change is told first; changing the form again takes that back.
  await screen.findByText('12 to be published, 3 to be withdrawn')
  expect([looked, sent.length]).toEqual([1, 0])
  fireEvent.change(name, { target: { value: 'Kyero, mine ' } })
  expect(screen.queryByText('12 to be published, 3 to be withdrawn')).toBeNull()
  fireEvent.change(name, { target: { value: 'Kyero, mine' } })
  fireEvent.click(save)
  await screen.findByText('12 to be published, 3 to be withdrawn')
  fireEvent.click(screen.getByRole('button', { name: 'Save and apply' }))
  await screen.findByText('Kyero de Sóller')
  expect(screen.getByText('Photos per property:', { exact: false }).textContent).toContain('20')
  expect((name as HTMLInputElement).value).toBe('Kyero, mine')

  fireEvent.click(screen.getByRole('button', { name: 'Save mine' }))
  await waitFor(() => expect(saved).toBe(1))
  expect(sent.map(({ version }) => version)).toEqual(['3', '4'])
  expect(sent[1]).toMatchObject({
    name: 'Kyero, mine',
    kyero: { level: '3.0', choice: { mode: 'all', agentIds: [] }, content: { imageMax: 50 } },
  })
})
