import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, test } from 'vitest'
import { createI18n, I18nextProvider } from '../i18n'
import { ApiFailure } from '../lib/api-error'
import { setKeeper, type Keeper } from '../lib/kept-write'
import { ErrorState } from './states'

const lost = new ApiFailure({ status: null, body: null, write: false })
let i18n: Awaited<ReturnType<typeof createI18n>>
const draw = (title?: string) =>
  render(
    <I18nextProvider i18n={i18n}>
      <ErrorState error={lost} {...(title && { title })} onRetry={() => undefined} />
    </I18nextProvider>,
  )

beforeEach(async () => {
  i18n = await createI18n('es', ['shell', 'errors'])
})
afterEach(() => {
  cleanup()
  setKeeper(null)
})

test('nobody answered: elsewhere than at the desk the catalogue speaks', () => {
  draw()
  screen.getByRole('heading', { name: 'No hemos podido cargarlo' })
  screen.getByText('Algo ha ido mal, inténtalo más tarde')
})

test('where a device keeps some, what is not among it is no failure', () => {
  const away = (error: unknown) =>
    error === lost ? { title: 'Sin conexión', text: 'No está' } : null
  setKeeper({ away } as Keeper)
  draw()
  screen.getByRole('heading', { name: 'Sin conexión' })
  screen.getByText('No está')
  cleanup()
  draw('No hemos podido cargar los contactos')
  screen.getByRole('heading', { name: 'No hemos podido cargar los contactos' })
  screen.getByText('No está')
})
