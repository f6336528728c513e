import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Site, SitePage, SiteSection } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { keepPage, keptPage } from '../frame/kept-page'
import { SectionForm } from './section-form'
import { SectionList } from './section-list'

// What the form looks up is no matter here.
vi.mock('../../../lib/http', () => ({ http: async () => ({ items: [] }) }))

/** Of a kind that another version has: kept in this browser before, or of a newer server. */
const video = { id: 's1', kind: 'video', url: 'https://a.example' } as unknown as SiteSection
const page: SitePage = {
  id: 'p1',
  kind: 'home',
  slug: {},
  title: { es: 'Portada' },
  sections: [video],
}
const site = {
  id: 'w1',
  canEdit: true,
  draft: { languages: ['es'], pages: [page], contact: {} },
  pages: [],
} as unknown as Site
const nothing = () => undefined

beforeEach(() => localStorage.clear())
afterEach(cleanup)

it('a section of another version stands in the list without a form of its own, and can be taken away', async () => {
  const i18n = await createI18n('es', ['site', 'common'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <SectionList
          page={page}
          chosen="s1"
          checks={[]}
          disabled={false}
          onChoose={nothing}
          onMove={nothing}
          onCopy={() => false}
          onRemove={nothing}
        />
        <SectionForm
          site={site}
          page={page}
          at={0}
          section={video}
          errors={{}}
          taken={0}
          fixed={false}
          onChange={nothing}
          onCopy={nothing}
          onRemove={nothing}
        />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  expect(screen.getAllByText('Sección de otra versión').length).toBeGreaterThan(1)
  expect(screen.getByText(/no sabe mostrar esta sección/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Quitar la sección' })).toBeTruthy()
})

it('a kept page is given back whole, and what is none is not', () => {
  const kept = { page, base: { version: 3, page }, at: '2026-11-29T10:00:00Z' }
  keepPage('p1', kept)
  expect(keptPage('p1')).toEqual(kept)
  for (const odd of [
    { page: null },
    { base: 3 },
    { page: { ...page, sections: [null] } },
    { at: 5 },
  ]) {
    keepPage('p1', { ...kept, ...odd } as never)
    expect([odd, keptPage('p1')]).toEqual([odd, null])
  }
})
