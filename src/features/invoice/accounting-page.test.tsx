import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../i18n'
import { clearSession, EMPTY_PROFILE, setSession } from '../../lib/session'
import { AccountingPage } from './accounting-page'

const TABS = [
  { part: 'impuestos', words: 'invoice:tab.drafts', roles: ['ADMIN'], Part: () => <p>taxes</p> },
  { part: 'honorarios', words: 'invoice:tab.list', roles: ['STAFF'], Part: () => <p>fees</p> },
] as const

afterEach(() => {
  cleanup()
  clearSession()
})

async function drawn(address: string): Promise<void> {
  setSession({ ...EMPTY_PROFILE, token: 't', id: 'u1', role: 'STAFF' })
  const i18n = await createI18n('en', ['shell', 'invoice', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[address]}>
        <AccountingPage tabs={TABS} />
      </MemoryRouter>
    </I18nextProvider>,
  )
}

it('a STAFF who types the address of a part of the ADMIN’s is told so, and sees their own tabs', async () => {
  await drawn('/auth/contabilidad?parte=impuestos')
  await screen.findByRole('heading', { level: 2 })
  expect(screen.queryByText('fees')).toBeNull()
  expect(screen.queryByText('taxes')).toBeNull()
  expect(screen.getAllByRole('link')[0]?.getAttribute('aria-current')).toBeNull()
})

it('without a part their first one opens', async () => {
  await drawn('/auth/contabilidad')
  await screen.findByText('fees')
})
