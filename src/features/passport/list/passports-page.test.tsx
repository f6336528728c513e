import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import PassportsPage from './passports-page'

afterEach(cleanup)

/** The address as it stands. */
function Address() {
  return <output>{useLocation().search}</output>
}

async function shown(address: string): Promise<string[]> {
  const asked: string[] = []
  setTransport(async ({ url }) => {
    asked.push(url.split('?')[1] ?? '')
    return { status: 200, headers: {}, data: { items: [], next: 'further' } }
  })
  const i18n = await createI18n('en', ['shell', 'passport', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <PassportsPage />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await expect.poll(() => asked).toHaveLength(1)
  return asked
}

it('finds the list as its address says: which light, and how far on', async () => {
  const asked = await shown('/?lado=pasaportes&semaforo=amber&tras=first&tras=second')
  expect(asked[0]).toContain('state=amber')
  expect(asked[0]).toContain('cursor=second')
  const [, amber, green] = screen.getAllByRole('button')
  expect(amber?.getAttribute('aria-pressed')).toBe('true')
  if (green) fireEvent.click(green)
  await expect.poll(() => asked.at(-1)).toContain('state=green')
  expect(asked.at(-1)).not.toContain('cursor')
  expect(screen.getByRole('status').textContent).toBe('?lado=pasaportes&semaforo=green')
})

it('an address that says neither, or nonsense, begins with what blocks', async () => {
  const asked = await shown('/?semaforo=blue')
  expect(asked[0]).toContain('state=red')
})
