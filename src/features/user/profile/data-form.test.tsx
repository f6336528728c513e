import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { User } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { loadForm } from '../../../forms/load'
import { DataForm } from './data-form'

afterEach(cleanup)

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)

it('asks for the password with a new e-mail alone, and sends what was changed', async () => {
  const sent: Record<string, unknown>[] = []
  const me = {
    id: 'u1',
    role: 'STAFF',
    first_name: 'Biel',
    last_name: 'Mas',
    email: 'biel@llar.example',
    language: 'en',
  } as User
  setTransport(async ({ body }) => {
    sent.push(Object.fromEntries(body?.entries() ?? []))
    return { status: 200, headers: {}, data: me }
  })
  await loadForm('UserPatch')
  const page = <DataForm me={me} onSaved={() => undefined} />
  const i18n = await createI18n('en', ['shell', 'desk', 'user', 'forms', 'errors'])
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  )
  const mail = await field(/^E-mail/)
  expect(document.querySelectorAll('input[type=password]')).toHaveLength(0)
  fireEvent.change(mail, { target: { value: 'biel.mas@llar.example' } })
  fireEvent.change(await field(/enter your current password/), { target: { value: 'secret 1' } })
  expect(document.querySelectorAll('input[type=password]')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ email: 'biel.mas@llar.example', current_password: 'secret 1' }]),
  )
})
