import { act, cleanup, render, screen } from '@testing-library/react'
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { toggled } from './filters'
import { readSearch, type Search } from './search-state'
import { useApply } from './use-apply'

afterEach(cleanup)

function Fields() {
  const search = readSearch(useParams(), useSearchParams()[0]) as Search
  const { shown, filter } = useApply(search)
  const { pathname, search: query } = useLocation()
  return (
    <>
      <p data-testid="address">{pathname + query}</p>
      <p data-testid="shown">{shown.filters.feature?.join() ?? ''}</p>
      {(['pool', 'lift'] as const).map((feature) => (
        <button
          key={feature}
          type="button"
          onClick={() => filter('feature', toggled(shown.filters.feature, feature))}
        >
          {feature}
        </button>
      ))}
    </>
  )
}

const text = (id: string): string => screen.getByTestId(id).textContent ?? ''

it('shows a choice at once, builds the next one on it, and follows the way back', async () => {
  let open = (): void => undefined
  const slow = new Promise<null>((done) => (open = () => done(null)))
  const router = createMemoryRouter(
    [
      {
        path: '/busqueda/:operation/:slug',
        element: <Fields />,
        loader: ({ request }) => (request.url.includes('feature') ? slow : null),
        hydrateFallbackElement: <i />,
      },
    ],
    { initialEntries: ['/busqueda/venta/inca'] },
  )
  render(<RouterProvider router={router} />)
  const pool = await screen.findByText('pool')
  await act(async () => pool.click())
  expect([text('shown'), text('address')]).toEqual(['pool', '/busqueda/venta/inca'])
  await act(async () => screen.getByText('lift').click())
  expect(text('shown')).toBe('lift,pool')
  await act(async () => open())
  expect(text('address')).toBe('/busqueda/venta/inca?feature=lift&feature=pool')
  await act(async () => router.navigate(-1))
  expect([text('shown'), text('address')]).toEqual(['', '/busqueda/venta/inca'])
})
