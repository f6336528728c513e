import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Photo } from '../../../../generated/model'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createI18n, I18nextProvider } from '../../../i18n'
import Lightbox from './lightbox'

const scrolled = vi.fn()
const photo = (name: string, change: Partial<Photo> = {}): Photo => ({
  src: `/media/${name}`,
  kind: 'photo',
  widths: [320, 640, 1440],
  width: 1440,
  height: 960,
  color: '#e8e8e8',
  label: null,
  caption: {},
  ...change,
})
const PHOTOS = [photo('a', { caption: { es: 'Salón' } }), photo('b'), photo('c', { kind: 'plan' })]

beforeEach(() => {
  // No layout here: every picture is a hundred wide, and who scrolls is heard.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  HTMLElement.prototype.scrollTo = scrolled as never
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  scrolled.mockClear()
  vi.restoreAllMocks()
})

async function open(photos = PHOTOS, start = 0) {
  const i18n = await createI18n('es', ['listing', 'property', 'shell'])
  const onClose = vi.fn()
  const element = <Lightbox photos={photos} start={start} onClose={onClose} />
  const router = createMemoryRouter([{ path: '/inmueble', element }], {
    initialEntries: ['/inmueble?a=b'],
  })
  await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    ),
  )
  return { onClose, router }
}

it('shows small pictures below the large one, each by its name, and goes to the one pressed', async () => {
  await open(PHOTOS, 1)
  expect(scrolled).toHaveBeenCalledWith({ left: 100, behavior: 'instant' })
  const second = screen.getByRole('button', { name: 'Ver 2 de 3: Foto 2' })
  expect(second.getAttribute('aria-current')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Ver 1 de 3: Salón' }))
  expect(scrolled).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' })
})

it('begins at the pictures, at none of its buttons', async () => {
  await open()
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Fotos' }))
})

it('leads to the plan, and from the grid of all back to one', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Plano' }))
  expect(scrolled).toHaveBeenLastCalledWith({ left: 200, behavior: 'instant' })
  const grid = screen.getByRole('button', { name: 'Ver todas' })
  fireEvent.click(grid)
  expect(grid.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Foto siguiente' })).toBeNull()
  scrolled.mockClear()
  fireEvent.click(within(screen.getByRole('list')).getByRole('button', { name: /^Ver 2 de 3/ }))
  expect(scrolled).toHaveBeenCalledWith({ left: 100, behavior: 'instant' })
  expect(grid.getAttribute('aria-pressed')).toBe('false')
})

it('has neither row nor grid for one picture', async () => {
  await open([photo('a')])
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ver todas' })).toBeNull()
})

it('Back closes it and the page stays; its own button takes the step back', async () => {
  const { onClose, router } = await open()
  expect(router.state.location).toMatchObject({ search: '?a=b', hash: '#fotos' })
  await act(() => router.navigate(-1))
  expect(onClose).toHaveBeenCalledOnce()
  expect(router.state.location).toMatchObject({ pathname: '/inmueble', search: '?a=b', hash: '' })
  cleanup()

  const second = await open()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar' })))
  expect(second.onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(second.router.state.location.hash).toBe(''))
})
