import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { createI18n } from '../../../i18n'
import { createQueryClient } from '../../../lib/query-client'
import { setTransport } from '../../../lib/transport'
import { Providers } from '../../providers'
import { SimilarHomes } from './similar-homes'

afterEach(cleanup)

const row = (ref: string, title: string | null, thumb: string | null) => ({
  id: `id-${ref}`,
  ref,
  title,
  town: 'Sóller',
  thumb,
})

test('homes with a reference like it, the likest first, with their small pictures', async () => {
  const items = [
    row('LL-2044', null, null),
    row('LL-2041', 'Casa con patio', '/media/folder'),
    row('XX-LL-204', 'Otra', null),
  ]
  setTransport(async () => ({ status: 200, headers: {}, data: { items, total: 3, counts: {} } }))
  const i18n = await createI18n('es', ['desk'])
  await act(
    async () =>
      void render(
        <Providers client={createQueryClient()} i18n={i18n}>
          <MemoryRouter>
            <SimilarHomes reference="LL-20411" />
          </MemoryRouter>
        </Providers>,
      ),
  )
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Casa con patioLL-2041 · Sóller',
    'LL-2044Sóller',
  ])
  expect(links[0]?.querySelector('img')?.getAttribute('src')).toBe('/media/folder/320.webp')
})
