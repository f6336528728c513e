import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport, type WireReply } from '../../../lib/transport'
import { CompanyReturn } from './company-return'
import { keepTicket, takeTicket } from './company-ticket'

let asked: string[]
let reply: WireReply
beforeEach(() => {
  asked = []
  reply = { status: 400, headers: {}, data: { answer: 'More than ten minutes have passed' } }
  setTransport(async ({ url, body }) => {
    asked.push([url, ...[...(body?.values() ?? [])].map(String)].join(' '))
    return reply
  })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

async function comeBack() {
  const i18n = await createI18n('en', ['shell', 'user', 'public-forms', 'errors'])
  render(
    <I18nextProvider i18n={i18n}>
      <CompanyReturn agencyId="a-1" answer="code=c&state=s" />
    </I18nextProvider>,
  )
}

it('sends what the provider answered with this tab’s ticket, once, and says what is wrong', async () => {
  keepTicket('ticket')
  await comeBack()
  expect((await screen.findByRole('alert')).textContent).toBe('More than ten minutes have passed')
  expect(asked).toEqual(['/api/v1/user/login/sso/ a-1 ticket code=c&state=s'])
  expect(takeTicket()).toBe('')
})

it('in another tab nothing is sent', async () => {
  await comeBack()
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('another tab or another browser'),
  )
  expect(asked).toEqual([])
})
