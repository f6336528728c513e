import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { createI18n } from '../../i18n'
import { createQueryClient } from '../../lib/query-client'
import { Providers } from '../providers'

/** Draws routes at an address, with what stands round every page, in Spanish. */
export async function drawRoutes(routes: RouteObject[], words: string[], path = '/') {
  const i18n = await createI18n('es', words)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await act(
    async () =>
      void render(
        <Providers client={createQueryClient()} i18n={i18n}>
          <RouterProvider router={router} />
        </Providers>,
      ),
  )
  return router
}
