import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getListSitesQueryKey, useListSites } from '../../../../generated/api/site/site'
import type { Site, SitePage, SitePagePatch, SitePatch } from '../../../../generated/model'
import { createI18n, I18nextProvider } from '../../../i18n'
import { ApiFailure } from '../../../lib/api-error'
import { usePartDraft } from '../brand/part-draft'
import { usePageDraft } from './page-draft'

/** What was sent, and what the server makes of it. */
const sent = vi.hoisted(() => [] as unknown[])
const server = vi.hoisted(() => ({ reply: (): unknown => undefined, list: null as unknown }))
vi.mock('../../../lib/http', () => ({
  http: async ({ method, data }: { method: string; data: unknown }) => {
    if (method === 'GET') return server.list
    sent.push(data)
    return server.reply()
  },
}))

const page = (es: string): SitePage => ({
  id: 'front',
  kind: 'home',
  slug: {},
  title: { es },
  sections: [],
})
const siteOf = (version: number, es: string): Site =>
  ({
    id: 'site',
    version,
    canEdit: true,
    pages: [{ id: 'front', version }],
    draft: { pages: [page(es)], contact: { email: `${es.toLowerCase()}@a.example` } },
  }) as unknown as Site

let client: QueryClient
const stored = (site: Site) =>
  act(async () => {
    server.list = { items: [site], slug: null }
    client.setQueryData(getListSitesQueryKey(), server.list)
  })

async function draftOf<T>(use: (site: Site) => T) {
  const i18n = await createI18n('es', ['site', 'errors'])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nextProvider>
  )
  await stored(siteOf(1, 'Uno'))
  return renderHook(() => use(useListSites().data?.items[0] ?? siteOf(0, '')), { wrapper }).result
}
const pageDraft = () => draftOf((site) => usePageDraft(site, site.draft.pages[0] ?? page('')))
const patches = () => sent as (SitePagePatch & SitePatch)[]

// Who reads is told at once.
notifyManager.setScheduler((tell) => tell())

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  sent.length = 0
  localStorage.clear()
})
afterEach(cleanup)

const stale = (site: Site): never => {
  throw new ApiFailure({ status: 409, body: { message: 'no', current: site }, write: true })
}

test('what a colleague saved while mine waited is read, and not written over unseen', async () => {
  const draft = await pageDraft()
  server.reply = () => stale(siteOf(2, 'Suyo'))
  act(() => draft.current.change(page('Mío')))
  await stored(siteOf(2, 'Suyo'))
  await waitFor(() => expect(draft.current.state).toBe('conflict'))
  expect(patches().map(({ version }) => version)).toEqual([1])
  expect(draft.current.page.title.es).toBe('Mío')
  server.reply = () => siteOf(3, 'Mío')
  act(() => draft.current.settle('mine'))
  await waitFor(() => expect(draft.current.state).toBe('saved'))
  expect(patches().map(({ version }) => version)).toEqual([1, 2])
})

test('what could not be sent is sent when the connection is back', async () => {
  const draft = await pageDraft()
  server.reply = () => {
    throw new ApiFailure({ status: null, body: null, write: true })
  }
  act(() => draft.current.change(page('Mío')))
  await waitFor(() => expect(draft.current.state).toBe('offline'))
  server.reply = () => siteOf(2, 'Mío')
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(draft.current.state).toBe('saved'))
  expect(patches().at(-1)?.page.title.es).toBe('Mío')
})

test('what two changed in two languages is joined and sent by itself', async () => {
  const draft = await pageDraft()
  const theirs = siteOf(2, 'Uno')
  theirs.draft.pages = [{ ...page('Uno'), title: { es: 'Uno', en: 'One' } }]
  server.reply = () => {
    server.reply = () => siteOf(3, 'Mío')
    return stale(theirs)
  }
  act(() => draft.current.change(page('Mío')))
  await waitFor(() => expect(patches()).toHaveLength(2))
  expect(patches()[1]).toMatchObject({ version: 2, page: { title: { es: 'Mío', en: 'One' } } })
  await waitFor(() => expect(draft.current.state).toBe('saved'))
})

test('a field that both changed is asked about, and what else they changed is joined', async () => {
  const draft = await pageDraft()
  const theirs = siteOf(2, 'Suyo')
  theirs.draft.pages = [{ ...page('Suyo'), hidden: true }]
  server.reply = () => stale(theirs)
  act(() => draft.current.change(page('Mío')))
  await waitFor(() => expect(draft.current.state).toBe('conflict'))
  expect(draft.current.clashes).toEqual([{ path: ['title', 'es'], mine: 'Mío', theirs: 'Suyo' }])
  server.reply = () => siteOf(3, 'Suyo')
  act(() => draft.current.settle({ 'title.es': 'theirs' }))
  await waitFor(() => expect(draft.current.state).toBe('saved'))
  expect(patches()[1]).toMatchObject({ version: 2, page: { title: { es: 'Suyo' }, hidden: true } })
})

test('what was typed without a line is there at the next visit, says so, and is sent', async () => {
  const first = await pageDraft()
  server.reply = () => {
    throw new ApiFailure({ status: null, body: null, write: true })
  }
  act(() => first.current.change(page('Sin línea')))
  await waitFor(() => expect(first.current.state).toBe('offline'))
  cleanup()
  server.reply = () => siteOf(2, 'Sin línea')
  const again = await pageDraft()
  expect(again.current).toMatchObject({ state: 'waiting', restored: expect.any(String) })
  expect(again.current.page.title.es).toBe('Sin línea')
  await waitFor(() => expect(again.current.state).toBe('saved'))
  expect(again.current.restored).toBeNull()
  cleanup()
  await stored(siteOf(2, 'Sin línea'))
  expect((await pageDraft()).current.state).toBe('saved')
})

test('an act that was offered earlier keeps what was typed since', async () => {
  const draft = await pageDraft()
  const { change } = draft.current
  act(() => change(page('Dos')))
  act(() => change((now) => ({ ...now, hidden: true })))
  expect(draft.current.page).toMatchObject({ title: { es: 'Dos' }, hidden: true })
})

test('a part of the site shows what was undone, and is not saved over what nobody here has seen', async () => {
  const part = await draftOf((site) => usePartDraft(site, 'contact'))
  await stored(siteOf(2, 'Dos'))
  expect(part.current).toMatchObject({ value: { email: 'dos@a.example' }, shown: 1 })

  act(() => part.current.type())
  await stored(siteOf(3, 'Tres'))
  expect(part.current).toMatchObject({ value: { email: 'dos@a.example' }, shown: 1 })
  server.reply = () => stale(siteOf(3, 'Tres'))
  await act(async () => part.current.save({ email: 'mio@a.example' }))
  await waitFor(() => expect(part.current.busy).toBe(false))
  server.reply = () => siteOf(4, 'Mio')
  await act(async () => part.current.save({ email: 'mio@a.example' }))
  await waitFor(() => expect(patches().map(({ version }) => version)).toEqual([2, 3]))
  expect(part.current.shown).toBe(1)
})
