import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import routesFile from '../../../generated/server/routes.json' with { type: 'json' }
import type { RoutesFile } from '../../../generated/server/route-type'
import type { Property } from '../../../generated/model'
import IntegrationsPage from '../../features/integration/list/integrations-page'
import { DraftsPanel } from '../../features/lead/desk/drafts-panel'
import { RecordActions } from '../../features/property/detail/record-actions'
import PortfolioPage from '../../features/property/list/portfolio-page'
import { TextForm } from '../../features/template/text-form'
import { ProfileTabs } from '../../features/user/profile/profile-tabs'
import { href } from '../../lib/href'
import type { RouteName } from '../../lib/paths'
import { clearSession, EMPTY_PROFILE, setSession, type Role } from '../../lib/session'
import { setTransport } from '../../lib/transport'
import { drawRoutes } from './draw.fixture'
import { deskFor, ownLists } from './navigation'

const { routes } = routesFile as unknown as RoutesFile
const ROLES: Role[] = ['ADMIN', 'STAFF', 'USER', 'SERVICE', 'REFERRED', 'LLOGUER_SEGUR']
const ME = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'

/**
 * Whether the server lets a role call an operation: what the contract says and the server obeys.
 */
function serverLets(role: Role, operationId: string): boolean {
  const route = routes.find((one) => one.operationId === operationId)
  if (!route) throw new Error(`no operation ${operationId}`)
  return !route.roles || route.roles.includes(role)
}

/** The operation without which a page of the desk is nothing. */
const NEEDS: Partial<Record<RouteName, string>> = {
  'auth-dashboard': 'getDashboard',
  'auth-analisis': 'getAnalysisFunnel',
  'auth-cartera': 'listProperties',
  'auth-busquedas': 'listSavedSearches',
  'auth-guardados': 'listSavedHomes',
  'auth-historial': 'listSeen',
  'auth-contactos': 'listContacts',
  'auth-mensajes': 'listChats',
  'auth-agenda': 'listAgenda',
  'auth-propuestas': 'listProposals',
  'auth-integrations': 'listIntegrations',
  'auth-conexiones': 'listConnections',
  'auth-web': 'listSites',
  'auth-referido-historial': 'listReferrals',
  'auth-formacion': 'getTraining',
  'auth-lloguer-segur': 'listRentals',
  'auth-marketplace': 'listMarket',
  'auth-marketplace-pedidos': 'listOrders',
  'auth-marketplace-publicaciones': 'listMarketPublications',
  'auth-marketplace-ganancias': 'getEarnings',
  'auth-contabilidad': 'listFees',
  'auth-perfil': 'getUser',
  'auth-perfil-inmobiliaria': 'updateAgency',
  'auth-perfil-empresa': 'updateCompany',
  'auth-perfil-agentes': 'listUsers',
  'auth-perfil-suscripcion': 'getSubscriptionLimits',
  'auth-contactos-importar': 'createIntake',
}
const BY_PATH = new Map(
  Object.entries(NEEDS).map(([name, operation]) => [href(name as RouteName), operation]),
)

beforeEach(() =>
  setTransport(async ({ url }) => ({
    status: 200,
    headers: {},
    data: { items: [], total: 0, counts: {}, next: null, previous: null, tags: [], url },
  })),
)
afterEach(() => {
  cleanup()
  clearSession()
})

async function show(element: ReactElement, role: Role): Promise<void> {
  setSession({ ...EMPTY_PROFILE, token: 't', id: ME, role })
  await drawRoutes(
    [{ path: '*', element }],
    ['shell', 'errors', 'lead', 'property', 'user', 'template', 'forms'],
  )
}
/** Desk pages that what is drawn leads to. */
const ways = (): string[] =>
  [...document.querySelectorAll('a')]
    .map((link) => (link.getAttribute('href') ?? '').split(/[?#]/)[0] ?? '')
    .filter((path) => BY_PATH.has(path))

test.each(ROLES)(
  'rail and account menu offer %s what the server lets them do, and say so of each page',
  (role) => {
    const offered = [...deskFor(role), ...ownLists(role)].map(({ route }) => route)
    expect(
      offered.filter((route) => NEEDS[route] === undefined),
      'say in NEEDS, above, without which operation the page is nothing',
    ).toEqual([])
    expect(offered.filter((route) => !serverLets(role, NEEDS[route] ?? ''))).toEqual([])
    // They are what they are for: who may read homes, people, diaries or imports finds them there,
    // and everybody their own lists.
    for (const route of [
      'auth-dashboard',
      'auth-cartera',
      'auth-contactos',
      'auth-agenda',
      'auth-integrations',
      'auth-busquedas',
      'auth-guardados',
      'auth-historial',
      'auth-lloguer-segur',
    ] as const) {
      expect([route, offered.includes(route)]).toEqual([
        route,
        serverLets(role, NEEDS[route] ?? ''),
      ])
    }
  },
)

describe.each(['ADMIN', 'STAFF'] as const)(
  'pages of the desk lead %s nowhere the server refuses',
  (role) => {
    test.each<[string, ReactElement]>([
      ['the portfolio', <PortfolioPage key="p" />],
      ['drafts of the first page', <DraftsPanel key="d" quiet={false} />],
      ['tabs of the profile', <ProfileTabs key="t" />],
    ])('%s', async (_name, element) => {
      await show(element, role)
      await waitFor(() => expect(document.querySelectorAll('a').length).toBeGreaterThan(0))
      if (role === 'ADMIN') expect(ways()).not.toEqual([])
      expect(ways().filter((path) => !serverLets(role, BY_PATH.get(path) ?? ''))).toEqual([])
    })
  },
)

describe('the integrations', () => {
  const page = (
    <IntegrationsPage
      Sources={() => <p>sources</p>}
      Networks={() => <p>introductions</p>}
      Developers={() => <p>developers</p>}
      Data={() => <p>data</p>}
      Brakes={() => <p>brakes</p>}
      braked={null}
    />
  )
  const at = async (role: Role, search: string) => {
    setSession({ ...EMPTY_PROFILE, token: 't', id: ME, role })
    await drawRoutes(
      [{ path: '*', element: page }],
      ['shell', 'errors', 'integration'],
      `/auth/integrations${search}`,
    )
    await waitFor(() => expect(document.querySelectorAll('.channel-sides a')).not.toHaveLength(0))
    return [...document.querySelectorAll('.channel-sides a')].map(({ textContent }) =>
      (textContent ?? '').replace(/[0-9]/g, ''),
    )
  }

  test('offer a STAFF the channels and their introductions, and open nothing else', async () => {
    expect(await at('STAFF', '?lado=red')).toEqual(['Salen', 'Presentaciones'])
    expect(screen.getByText('introductions')).toBeTruthy()
    cleanup()
    await at('STAFF', '?lado=datos')
    expect(screen.queryByText('data')).toBeNull()
    cleanup()
    expect(await at('ADMIN', '?lado=datos')).toHaveLength(5)
    expect(screen.getByText('data')).toBeTruthy()
  })
})

const HOME = {
  id: ME,
  agentId: null,
  createdBy: null,
  status: 'active',
  publishedAt: null,
} as unknown as Property
const CHANGES = ['Editar', 'Cambiar estado', 'Duplicar', 'Archivar']
const offeredActs = (): string[] =>
  [...document.querySelectorAll('button, a')]
    .map((one) => one.textContent ?? '')
    .filter((text) => CHANGES.includes(text))

test.each<[string, Role, Partial<Property>, number]>([
  ['an ADMIN any home of the agency', 'ADMIN', {}, CHANGES.length],
  ['an agent the home they look after', 'STAFF', { agentId: ME }, CHANGES.length],
  ['an agent the home they entered', 'STAFF', { createdBy: ME }, CHANGES.length],
  ['an agent a colleague’s shared home', 'STAFF', { agentId: 'other', createdBy: 'other' }, 0],
])('to change is offered: %s', async (_name, role, owner, count) => {
  await show(<RecordActions property={{ ...HOME, ...owner }} />, role)
  await screen.findAllByText(/Imprimir|Más acciones/)
  expect(offeredActs()).toHaveLength(count)
})

test.each([
  ['ADMIN', 1],
  ['STAFF', 0],
] as const)('whose a text is, %s chooses or not', async (role, count) => {
  await show(<TextForm template={null} onDone={() => undefined} onBack={() => undefined} />, role)
  await screen.findByRole('textbox', { name: /Nombre/ })
  expect(
    screen.queryAllByRole('checkbox').length +
      screen.queryAllByRole('switch').length +
      screen.queryAllByRole('radiogroup').length,
  ).toBe(count)
})
