import { vi } from 'vitest'
import type { RoomCount } from '../../../generated/model'
import { EMPTY_PROFILE, setSession, type Role } from '../../lib/session'
import { setTransport } from '../../lib/transport'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { drawRoutes } from './draw.fixture'
import { WorkspaceLayout } from './workspace-layout'

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'

/** The desk as somebody of a role has it, with these numbers, at an address. */
export async function showDesk(
  role: Role,
  { path = '/auth/dashboard', counts = [] }: { path?: string; counts?: RoomCount[] } = {},
) {
  setSession({
    ...EMPTY_PROFILE,
    token: 't',
    id: ID,
    role,
    first_name: 'Aina',
    email: 'a@b.example',
  })
  // The live stream is the test's own (`deliver`): nobody is asked for one.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const asked: string[] = []
  setTransport(async ({ url }) => {
    asked.push(url)
    const isCounts = url.includes('/user/counts/')
    return { status: isCounts ? 200 : 404, headers: {}, data: isCounts ? { items: counts } : {} }
  })
  const page = <BareInput aria-label="Un campo" />
  const router = await drawRoutes(
    [{ element: <WorkspaceLayout />, children: [{ path: '*', element: page }] }],
    ['shell', 'desk', 'notification'],
    path,
  )
  return { router, asked }
}
