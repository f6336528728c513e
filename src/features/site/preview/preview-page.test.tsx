import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Site } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import TemplatePage from '../template/template-page'
import PreviewPage from './preview-page'

const site = (changed: boolean) =>
  ({
    id: 'w1',
    state: 'published',
    address: 'https://llar.example/w/portvell/',
    canEdit: true,
    digest: 'a',
    draft: {
      languages: ['es'],
      brand: { template: 'llevant' },
      pages: [{ id: 'p1', kind: 'home', slug: {}, title: { es: 'Portada' }, sections: [] }],
    },
    languages: [{ language: 'es', pct: 100, missing: 0 }],
    pages: [],
    checks: [],
    changes: [],
    changed,
    published: { number: 7, at: '2026-11-20T10:00:00Z', byName: null },
    undo: null,
    redo: null,
  }) as unknown as Site

/** Queries of what was asked to be drawn. */
let asked: string[] = []
beforeEach(() => {
  asked = []
})
afterEach(cleanup)

async function open(page: 'preview' | 'template', { changed = true, lost = false } = {}) {
  setTransport(async ({ url }) => {
    const [path = '', query = ''] = url.split('?')
    if (path.endsWith('/site/'))
      return { status: 200, headers: {}, data: { items: [site(changed)], slug: null } }
    asked.push(query)
    if (lost && query.includes('number='))
      return { status: 404, headers: {}, data: { message: 'No' } }
    const preview = { url: `/w/~${asked.length}/`, expiresAt: '2030-01-01T00:00:00Z' }
    const data = path.endsWith('/template/')
      ? { items: [{ template: 'llevant', preview }] }
      : preview
    return { status: 200, headers: {}, data }
  })
  const i18n = await createI18n('es', ['shell', 'site', 'errors', 'common'])
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{page === 'preview' ? <PreviewPage /> : <TemplatePage />}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByRole('button', { name: 'Claro' })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it.each(['preview', 'template'] as const)(
  'is seen in the light and in the dark, and again as the site has it (%s)',
  async (page) => {
    await open(page)
    await waitFor(() => expect(asked.some((query) => !query.includes('scheme'))).toBe(true))
    for (const [name, scheme] of [
      ['Oscuro', 'dark'],
      ['Claro', 'light'],
    ] as const) {
      press(name)
      await waitFor(() => expect(asked.at(-1)).toContain(`scheme=${scheme}`))
      expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
    }
    press('Claro')
    expect(screen.getByRole('button', { name: 'Claro' }).getAttribute('aria-pressed')).toBe('false')
  },
)

it('lays the draft over what is published in each width, with a line that is pushed across', async () => {
  await open('preview')
  press('Comparar')
  const lines = await screen.findAllByRole('slider')
  expect(lines).toHaveLength(3)
  expect(asked.some((query) => query.includes('number=7'))).toBe(true)
  const [line] = lines as HTMLInputElement[]
  expect(line?.getAttribute('aria-valuetext')).toBe('50 % publicado')
  fireEvent.change(line as HTMLInputElement, { target: { value: '80' } })
  expect(line?.getAttribute('aria-valuetext')).toBe('80 % publicado')
  const box = line?.closest<HTMLElement>('.site-compare')
  expect(box?.style.getPropertyValue('--at')).toBe('0.8')
  expect(lines[1]?.getAttribute('aria-valuetext')).toBe('50 % publicado')
})

it('says so where one of the two cannot be shown, and offers no choice where they are the same', async () => {
  await open('preview', { lost: true })
  press('Comparar')
  expect(await screen.findAllByText(/No ha llegado la vista previa/)).toHaveLength(3)
  press('Borrador')
  expect(screen.queryByText(/No ha llegado la vista previa/)).toBeNull()
  cleanup()
  await open('preview', { changed: false })
  expect(screen.queryByRole('button', { name: 'Comparar' })).toBeNull()
})
