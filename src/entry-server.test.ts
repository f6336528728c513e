// @vitest-environment node
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRenderer } from './entry-server'

const HOME = 'http://rig.example/inmueble/01900000-0000-7000-8000-000000000000'

const SITE = {
  name: 'Rig',
  url: 'http://rig.example',
  logo: null,
  mapStyleUrl: null,
  firebase: null,
  payments: false,
  redirects: [],
  operatorEmail: null,
  pushKey: null,
}

/** What a page of a home comes to when the API answers every question so. */
async function pageWhere(status: number): Promise<{ status: number; isLogged: boolean }> {
  let isLogged = false
  const { render } = await createRenderer({
    site: SITE,
    call: async () => ({ status, headers: {}, data: { message: 'Later' } }),
    onError: () => (isLogged = true),
  })
  return { status: (await render(HOME)).status, isLogged }
}

test('a page that cannot be had at the moment says so to whoever lists pages', async () => {
  expect(await pageWhere(503)).toEqual({ status: 503, isLogged: true })
})

test('a page that is broken says that', async () => {
  expect(await pageWhere(500)).toEqual({ status: 500, isLogged: true })
})

/** Whose page an address is where the API answers so. */
async function reachWhere(path: string, status: number, data: unknown = {}): Promise<string> {
  const { render } = await createRenderer({
    site: SITE,
    call: async () => ({ status, headers: {}, data }),
    onError: () => undefined,
  })
  const page = await render(`http://rig.example${path}`)
  return page.kind === 'page' ? `${page.status} ${page.reach}` : page.kind
}

test('a page that lacks what failed for the moment is no page of everybody for the next minutes', async () => {
  const none = { items: [], total: 0, next: null, previous: null }
  expect(await reachWhere('/contacto', 200, none)).toBe('200 everybody')
  expect(await reachWhere('/contacto', 503)).toBe('200 asker')
  expect(await reachWhere('/contacto', 429)).toBe('200 asker')
  expect(await reachWhere('/contacto', 404)).toBe('200 everybody')
  expect(await reachWhere('/alquiler-seguro/documentos/secret', 503)).toContain('holder')
})

/** The page without data that an address of the desk has. */
async function bare(path: string) {
  const { render } = await createRenderer({
    site: SITE,
    call: () => Promise.reject(new Error('the desk asks nothing on the server')),
    onError: () => undefined,
  })
  const page = await render(`http://rig.example${path}`)
  if (page.kind !== 'bare') throw new Error(`${path} is drawn`)
  return { ...page, html: page.html && new TextDecoder().decode(page.html) }
}

test('a page of the desk, known or not, comes with its frame; a sheet of paper has none', async () => {
  const [homes, lost, paper] = await Promise.all(
    ['/de/auth/cartera', '/auth/nada', '/auth/cartera/inmueble/1/imprimir-pdf'].map(bare),
  )
  expect(homes).toMatchObject({ status: 200, lang: 'de' })
  expect(homes?.html).toContain('<template data-roles="ADMIN">')
  expect(lost).toMatchObject({ status: 404, lang: 'es' })
  expect(lost?.html).toContain('<template data-roles="ADMIN">')
  expect(paper?.html === null).toBe(true)
}, 300_000)

test('what a page opens at once is named by its address, and each is there', async () => {
  const [homes, demands] = await Promise.all(
    ['/auth/cartera', '/auth/cartera?lado=demandas'].map(
      async (path) => (await bare(path)).assets.modules,
    ),
  )
  expect(homes).toContain('src/features/property/list/portfolio-page.tsx')
  expect(demands).toContain('src/features/demand/list/demands-page.tsx')
  // The build names the page's own module (scripts/vite/plugins.ts).
  const named = [...(homes ?? []), ...(demands ?? [])].filter(Boolean)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
}, 300_000)
