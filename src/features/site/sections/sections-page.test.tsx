import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Site, SitePage, SiteSection } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { getMessage } from '../../../lib/message'
import { setTransport } from '../../../lib/transport'
import SectionsPage from './sections-page'

/** Of a kind without a form of its own: what is asked here is the list's matter alone. */
const named = (n: number, anchor?: string) =>
  ({ id: `s${n}`, kind: 'video', ...(anchor && { anchor }) }) as unknown as SiteSection
const pageOf = (sections: SiteSection[]): SitePage => ({
  id: 'p1',
  kind: 'home',
  slug: {},
  title: { es: 'Portada' },
  sections,
})
const siteOf = (page: SitePage, version: number) =>
  ({
    id: 'w1',
    state: 'draft',
    canEdit: true,
    draft: { languages: ['es'], pages: [page], contact: {}, brand: {} },
    languages: [{ language: 'es', pct: 100, missing: 0 }],
    pages: [{ id: 'p1', version, outdated: [], languages: [] }],
    checks: [],
    changes: [],
    changed: false,
    undo: null,
    redo: null,
  }) as unknown as Site

/** The page as it was saved, again and again. */
let saved: SitePage[] = []
let stored: Site
beforeEach(() => {
  saved = []
  localStorage.clear()
  setTransport(async ({ method, url, body }) => {
    if (method === 'PATCH') {
      saved.push(JSON.parse(String(body?.get('page'))) as SitePage)
      stored = siteOf(saved.at(-1) as SitePage, saved.length + 1)
      return { status: 200, headers: {}, data: stored }
    }
    const data = url.endsWith('/site/')
      ? { items: [stored], slug: null }
      : url.includes('/preview/')
        ? { url: '/w/~x/', expiresAt: '2030-01-01T00:00:00Z' }
        : { items: [], next: null, total: 0 }
    return { status: 200, headers: {}, data }
  })
})
afterEach(cleanup)

async function open(...sections: SiteSection[]): Promise<void> {
  stored = siteOf(pageOf(sections), 1)
  const i18n = await createI18n('es', ['site', 'common'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <SectionsPage />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findAllByText('Sección de otra versión')
}
const rows = () => [...document.querySelectorAll<HTMLElement>('.site-section-choose')]
const press = (at: number, key: string, more: object = {}) =>
  fireEvent.keyDown(rows()[at] as HTMLElement, { key, ...more })
const savedLast = async (): Promise<SiteSection[]> => {
  await waitFor(() => expect(saved.length).toBeGreaterThan(0))
  return saved.at(-1)?.sections ?? []
}

it('a copy has no name of its own: one leads to one section', async () => {
  await open(named(1, 'fotos'), named(2))
  fireEvent.click(screen.getByRole('button', { name: 'Duplicar la sección' }))
  const [first, copy, last] = await savedLast()
  expect([first?.anchor, last?.id]).toEqual(['fotos', 's2'])
  expect(copy).toEqual({ id: expect.not.stringMatching(/^s\d$/), kind: 'video' })
})

it.each([{ ctrlKey: true }, { metaKey: true }])(
  'Ctrl+D and ⌘D put a copy below, with the focus, and say so (%o)',
  async (held) => {
    await open(named(1), named(2))
    expect(press(1, 'd', held)).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(rows()[2]))
    screen.getByText('Sección de otra versión: copia en el lugar 3 de 3')
    expect((await savedLast()).map(({ kind }) => kind)).toHaveLength(3)
  },
)

it('where there is no room for more, the keys say it and copy nothing', async () => {
  await open(...Array.from({ length: 40 }, (_, n) => named(n)))
  press(0, 'd', { ctrlKey: true })
  expect(screen.getByText('En una página no caben más.', { selector: '.spoken' })).toBeTruthy()
  expect(rows()).toHaveLength(40)
})

it('Del takes a section away, and the bar brings it back where it was', async () => {
  await open(named(1), named(2), named(3))
  press(1, 'Delete')
  expect((await savedLast()).map(({ id }) => id)).toEqual(['s1', 's3'])
  act(() => getMessage().undo?.())
  await waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]?.sections.map(({ id }) => id)).toEqual(['s1', 's2', 's3'])
})
