import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createI18n } from '../i18n'
import { clearUi, openDialog } from '../lib/dialog'
import { clearMessage, setMessage } from '../lib/message'
import { createQueryClient } from '../lib/query-client'
import { DialogHost } from './dialog-host'
import { ErrorScreen } from './error-screen'
import { MessageBar } from './message-bar'
import { Providers } from './providers'

let i18n: Awaited<ReturnType<typeof createI18n>>

beforeAll(async () => {
  i18n = await createI18n('en')
})
beforeEach(() => {
  clearMessage()
  clearUi()
})
afterEach(cleanup)

const show = (element: React.ReactNode, path = '/x', thrown?: unknown) => {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element,
        ErrorBoundary: ErrorScreen,
        HydrateFallback: () => null,
        loader: () => {
          if (thrown) throw thrown
          return null
        },
      },
    ],
    { initialEntries: [path] },
  )
  return render(
    <Providers client={createQueryClient()} i18n={i18n}>
      <RouterProvider router={router} />
    </Providers>,
  )
}

describe('the global message', () => {
  test('our Spanish sentences in the page’s language, the server’s as they come, one at a time', async () => {
    show(<MessageBar />)
    setMessage('ERROR', 'Error al guardar los datos: formato', { translate: true })
    await screen.findByText('The data could not be saved: formato')
    setMessage('ERROR', 'La referencia LL-1 ya existe')
    await screen.findByText('La referencia LL-1 ya existe')
    expect(screen.queryByText(/formato/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }))
    await waitFor(() => expect(screen.queryByText(/LL-1/)).toBeNull())
  })

  test('undo is offered and taken', async () => {
    const undo = vi.fn()
    show(<MessageBar />)
    setMessage('SUCCESS', '3', { undo })
    fireEvent.click(await screen.findByRole('button', { name: 'Undo (10 s)' }))
    expect(undo).toHaveBeenCalledOnce()
  })
})

test('one dialog at a time: a question is asked, confirmed, and gone', async () => {
  const onConfirm = vi.fn()
  show(<DialogHost />)
  openDialog('agent')
  openDialog('common', {
    title: 'Withdraw?',
    text: 'From 3 portals.',
    confirm: 'Withdraw from 3',
    onConfirm,
  })
  fireEvent.click(await screen.findByText('Withdraw from 3'))
  await waitFor(() => expect(screen.queryByText('Withdraw?')).toBeNull())
  expect(onConfirm).toHaveBeenCalledOnce()
})

describe('the error screen', () => {
  test.each([
    [
      'a 404',
      data({ message: 'Page not found: /x?a=1', fatal: false }, { status: 404 }),
      'Page not found',
      'Page not found: /x?a=1',
    ],
    ['anything else', new Error('secret'), 'Something went wrong', null],
  ])('%s', async (_name, thrown, title, where) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    show(null, '/x', thrown)
    await screen.findByRole('heading', { name: title })
    expect(screen.queryByText('secret')).toBeNull()
    if (where) expect(screen.getByText(where)).toBeTruthy()
    expect(screen.getByText(/will be available soon.*constantly evolving/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe(
      '/',
    )
  })
})
