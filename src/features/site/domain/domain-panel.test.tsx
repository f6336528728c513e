import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Site, SiteDomain, SiteDomainList } from '../../../../generated/model'
import { SiteDomainProblem } from '../../../../generated/model'
import { createI18n, I18nextProvider, LANGS } from '../../../i18n'
import { setTransport } from '../../../lib/transport'
import { DomainPanel } from './domain-panel'

const DOMAIN: SiteDomain = {
  id: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b',
  host: 'www.portvell.com',
  name: 'www.portvell.com',
  state: 'claimed',
  main: false,
  records: [
    {
      type: 'CNAME',
      name: 'www',
      fullName: 'www.portvell.com',
      value: 'sites.webs.example',
      found: ['sites.webs.example'],
      ok: true,
    },
    {
      type: 'TXT',
      name: '_llar.www',
      fullName: '_llar.www.portvell.com',
      value: 'llar-site=8f2c41d07be94a63a5d10c7e92f4b6d8',
      found: ['llar-site=8f2c41d07be94a63'],
      ok: false,
    },
  ],
  problem: 'cutTxt',
  zone: 'portvell.com',
  sibling: 'portvell.com',
  checkedAt: '2026-11-26T10:00:00Z',
  nextCheckAt: '2026-11-26T10:02:00Z',
  activeSince: null,
  failingSince: null,
}
const listOf = (...items: SiteDomain[]): SiteDomainList => ({
  items,
  address: 'https://portvell.webs.example/',
  offered: true,
  canEdit: true,
})

let list: SiteDomainList
const sent: [string, unknown][] = []
const copied: string[] = []
beforeEach(() => {
  sent.length = 0
  copied.length = 0
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
  setTransport(async ({ method, url, body }) => {
    if (method !== 'GET') sent.push([`${method} ${url}`, body?.get('host')])
    return { status: 200, headers: {}, data: list }
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function drawn(now: SiteDomainList, site: Partial<Site> = {}): Promise<void> {
  list = now
  const i18n = await createI18n('es', ['shell', 'site'])
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <DomainPanel site={{ id: 'site-id', ...site } as Site} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByText(site.state ? /suspendida/ : 'portvell.webs.example/')
}

it('shows what was found beside what is wanted, what to do about it, and copies it whole', async () => {
  await drawn(listOf(DOMAIN))
  screen.getByText('Esperando registros')
  screen.getByText('Copia estos 2 registros donde compraste portvell.com')
  screen.getByText('llar-site=8f2c41d07be94a63')
  screen.getByText(/le falta el final/)
  fireEvent.click(screen.getByRole('button', { name: 'Copiar el valor del registro TXT' }))
  fireEvent.click(
    screen.getByRole('button', { name: 'Copiar el nombre del registro TXT: _llar.www' }),
  )
  await waitFor(() =>
    expect(copied).toEqual(['llar-site=8f2c41d07be94a63a5d10c7e92f4b6d8', '_llar.www']),
  )
  const mail = screen.getByRole('link', { name: 'Enviárselos por correo' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain('TXT  _llar.www  llar-site=8f2c41d0')
})

it('follows what becomes of it without being asked: a check, and the site is read there', async () => {
  await drawn(listOf(DOMAIN))
  list = {
    ...listOf({
      ...DOMAIN,
      state: 'active',
      main: true,
      problem: null,
      activeSince: '2026-11-26T10:05:00Z',
    }),
    address: 'https://www.portvell.com/',
  }
  fireEvent.click(screen.getByRole('button', { name: 'Comprobar ahora' }))
  await screen.findByText('Funciona')
  screen.getByText('Dirección de la web')
  screen.getByText(/se lee aquí desde el 26\/11\/2026/)
  expect(sent[0]?.[0]).toBe(`POST /api/v1/site/site-id/domain/${DOMAIN.id}/check/`)
})

it('offers the same with or without www, and asks before it gives one up', async () => {
  await drawn(listOf({ ...DOMAIN, state: 'active', main: true, problem: null }))
  fireEvent.click(screen.getByRole('button', { name: 'Añadir también portvell.com' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual(['POST /api/v1/site/site-id/domain/', 'portvell.com'])
  fireEvent.click(screen.getByRole('button', { name: 'Quitar' }))
  expect(sent).toHaveLength(1)
  const act = within(screen.getByRole('dialog')).getAllByRole('button').at(-1)
  fireEvent.click(act as HTMLButtonElement)
  await waitFor(() => expect(sent).toHaveLength(2))
})

it('says who changes domains, and that a server serves none, instead of a form', async () => {
  await drawn({ ...listOf(), canEdit: false })
  screen.getByText('Los dominios los cambia quien administra tu agencia.')
  cleanup()
  await drawn({ ...listOf(), offered: false })
  screen.getByText(/no sirve dominios propios/)
  expect(screen.queryByRole('button')).toBeNull()
})

it('a suspended site is read nowhere, and says so instead', async () => {
  list = listOf({ ...DOMAIN, state: 'active', main: true, problem: null })
  await drawn(list, { state: 'suspended' })
  screen.getByText(/no se lee en ninguna dirección/)
  expect(screen.queryByText('Funciona')).toBeNull()
})

it('every problem has its words in every language', async () => {
  for (const lang of LANGS) {
    const i18n = await createI18n(lang, ['site'])
    for (const problem of Object.values(SiteDomainProblem)) {
      const text = i18n.t(`site:domain.problem.${problem}`, { zone: 'portvell.com' })
      expect(text.length).toBeGreaterThan(40)
      expect(text).not.toContain('{{')
    }
  }
})
