import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { createI18n, I18nextProvider } from '../i18n'
import { useUnsaved } from './use-unsaved'

afterEach(cleanup)

function Page({ byQuery }: { byQuery: boolean }) {
  useUnsaved(true, { byQuery })
  return <p>typed</p>
}

async function drawn(byQuery: boolean) {
  const i18n = await createI18n('en', ['shell', 'desk'])
  const router = createMemoryRouter([{ path: '/', element: <Page byQuery={byQuery} /> }])
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
  )
  await screen.findByText('typed')
  await act(() => router.navigate('/?parte=banco'))
  return router
}

it('another part of the same page is left at once, unless the parts stand in its query', async () => {
  const free = await drawn(false)
  await waitFor(() => expect(free.state.location.search).toBe('?parte=banco'))
  cleanup()
  const held = await drawn(true)
  expect(held.state.location.search).toBe('')
})
