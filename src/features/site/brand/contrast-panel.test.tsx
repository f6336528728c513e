import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Site } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { ContrastPanel } from './contrast-panel'

afterEach(cleanup)

const site = {
  id: 'w1',
  version: 4,
  canEdit: true,
  draft: { brand: { template: 'llevant', colors: { primary: '#ffe06b' } } },
  pairs: [
    { field: 'primary', color: '#ffe06b', ground: '#ffffff', ratio: 1.3, moved: false },
    { field: 'ground', color: '#0b1f33', ground: '#ffffff', ratio: 16.66, moved: false },
  ],
  checks: [
    {
      key: 'contrast',
      level: 'stop',
      path: 'brand.colors.primary',
      text: 'El color no se lee',
      proposal: '#8a6d00',
    },
  ],
} as unknown as Site

async function drawn(shown: Site): Promise<void> {
  const i18n = await createI18n('es', ['site', 'common'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <ContrastPanel site={shown} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

it('each colour stands there with its figure, also where all of them are read', async () => {
  await drawn({ ...site, checks: [] })
  const [main, ground] = screen.getAllByRole('listitem')
  expect(main?.textContent).toContain('Principal #ffe06b')
  expect(main?.textContent).toContain('Contraste 1,3.')
  expect(ground?.textContent).toContain('Fondo #ffffff')
  expect(ground?.textContent).toContain('Contraste 16,66.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('one that cannot be read says why, and takes the nearest that can with one click', async () => {
  const sent: unknown[] = []
  setTransport(async ({ body }) => {
    sent.push(JSON.parse(String(body?.get('brand'))))
    return { status: 200, headers: {}, data: site }
  })
  await drawn(site)
  const [main] = screen.getAllByRole('listitem')
  expect(within(main as HTMLElement).getByRole('alert').textContent).toBe('El color no se lee')
  fireEvent.click(screen.getByRole('button', { name: 'Usar #8a6d00' }))
  await waitFor(() =>
    expect(sent).toEqual([{ template: 'llevant', colors: { primary: '#8a6d00' } }]),
  )
})
