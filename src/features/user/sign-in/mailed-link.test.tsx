import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { createQueryClient } from '../../../lib/query-client'
import { setTransport } from '../../../lib/transport'
import { MailedLink } from './mailed-link'

afterEach(cleanup)

async function draw(answers: { status: number; data: unknown }[]): Promise<void> {
  setTransport(async () => ({ headers: {}, ...(answers.shift() ?? { status: 503, data: {} }) }))
  const i18n = await createI18n('en', ['shell', 'user', 'errors', 'forms'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <MailedLink token={'t'.repeat(43)} onAskAgain={() => undefined} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}
const OFFER = {
  agencyName: 'Portal Vell',
  role: 'ADMIN',
  email: 'marc@rig.example',
  hasAccount: false,
  takesOver: true,
  colleagues: 0,
}

it('asks for no password before the server has said what the link opens', async () => {
  await draw([
    { status: 503, data: { message: 'The database is away' } },
    { status: 200, data: OFFER },
  ])
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away')
  expect(screen.queryByRole('heading', { name: 'Choose a new password' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: /Portal Vell/ })).toBeTruthy()
})

it('is that of a forgotten password where it is no invitation', async () => {
  await draw([{ status: 400, data: { token: 'The link has expired' } }])
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeTruthy()
})
