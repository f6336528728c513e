import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FirstRun, FirstStepKind } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { createQueryClient } from '../../../lib/query-client'
import { clearSession, EMPTY_PROFILE, setSession } from '../../../lib/session'
import { setTransport } from '../../../lib/transport'
import { FirstPanel } from './first-panel'

const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  setTransport(async ({ body }) => {
    if (body) sent.push(Object.fromEntries(body))
    return { status: 200, headers: {}, data: {} }
  })
})
afterEach(() => {
  cleanup()
  clearSession()
})

const runOf = (
  kinds: FirstStepKind[],
  done: FirstStepKind[],
  more: Partial<FirstRun> = {},
): FirstRun => ({
  steps: kinds.map((step) => ({
    step,
    weight: 10,
    minutes: 3,
    done: done.includes(step),
    dismissed: false,
  })),
  percent: done.length ? 60 : 0,
  minutes: 6,
  hidden: false,
  complete: false,
  since: '2026-11-28T09:11:00Z',
  draft: null,
  homes: 0,
  ...more,
})
const ALL: FirstStepKind[] = ['homes', 'email', 'logo', 'contacts', 'team', 'site']

async function show(run: FirstRun, role: 'ADMIN' | 'STAFF' = 'ADMIN') {
  setSession({ ...EMPTY_PROFILE, token: 't', id: 'x', role, email: 'marga@son.example' })
  const i18n = await createI18n('es', ['shell', 'errors', 'dashboard'])
  const router = createMemoryRouter([{ path: '*', element: <FirstPanel run={run} /> }])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByRole('list')
}

test('a new agency is shown three ways to its homes, and each other step with one button', async () => {
  await show(runOf(ALL, []))
  expect(screen.getByRole('img', { name: '0 por ciento hecho' })).toBeTruthy()
  for (const name of ['Nuevo inmueble', 'Elegir archivo', 'Traer de Inmovilla', 'Subir logo'])
    expect(screen.getByRole('link', { name })).toBeTruthy()
  expect(screen.getByText(/Te hemos escrito a marga@son\.example/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Invitar' })).toBeTruthy()
})

test('an agent brings no files and moves nothing', async () => {
  await show(runOf(['homes', 'email', 'contacts'], []), 'STAFF')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Nuevo inmueble',
    'Importar',
  ])
})

test('a home that was begun is gone on with; what is done comes last, ticked', async () => {
  await show(runOf(ALL, ['email', 'logo'], { draft: 'a-home', homes: 1 }))
  expect(
    screen.getByRole('link', { name: 'Seguir con el inmueble' }).getAttribute('href'),
  ).toContain('a-home')
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows.slice(-2)).toEqual(['Correo confirmado, hecho', 'Logo puesto, hecho'])
})

test('a step is put away beside those put away before, and comes back', async () => {
  const run = runOf(ALL, [])
  await show({
    ...run,
    steps: run.steps.map((one) => ({ ...one, dismissed: one.step === 'site' })),
  })
  expect(screen.queryByRole('heading', { name: 'Abre tu web' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Quitar de la lista: Invita a tu equipo' }))
  await waitFor(() => expect(sent).toContainEqual({ dismissed: JSON.stringify(['site', 'team']) }))
  fireEvent.click(await screen.findByRole('button', { name: 'Recuperar la que quitaste' }))
  await waitFor(() => expect(sent).toContainEqual({ dismissed: '[]' }))
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar esta lista' }))
  await waitFor(() => expect(sent).toContainEqual({ hidden: 'true' }))
})
