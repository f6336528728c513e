import { describe, expect, test } from 'vitest'
import type { AgentPermissions } from '../../../generated/model/index.ts'
import type { Ctx, Session } from '../context.ts'
import { asBefore, mayAsMuch } from './standing.ts'

const NONE: AgentPermissions = {
  publish: false,
  delete: false,
  export: false,
  seeAllAgenda: false,
  seeAllContacts: false,
}
const session = (change: Partial<Session> = {}): Session => ({
  sessionId: 's',
  userId: 'me',
  agencyId: 'a',
  role: 'STAFF',
  permissions: NONE,
  ...change,
})
const may = (...on: (keyof AgentPermissions)[]) =>
  session({ permissions: { ...NONE, ...Object.fromEntries(on.map((one) => [one, true])) } })
const admin = session({ role: 'ADMIN' })
const without = (change: Partial<Session>): Session => {
  const { permissions: _, ...rest } = session(change)
  return rest
}

describe('whoever asked may still do all that they might', () => {
  test.each<[string, Session, Session, boolean]>([
    ['nothing changed', may('publish'), may('publish'), true],
    ['a switch more', may('publish', 'delete'), may('publish'), true],
    ['a switch less', may('delete'), may('publish', 'delete'), false],
    ['another switch instead', may('delete'), may('publish'), false],
    ['switches that nobody knows now', without({}), may('publish'), false],
    ['none, then and now', without({}), without({}), true],
    ['none then', session(), without({}), true],
    ['from STAFF to ADMIN', admin, may('publish', 'export'), true],
    ['from ADMIN to STAFF', may('publish'), admin, false],
    ['ADMIN all the time', admin, admin, true],
    ['to another agency', session({ role: 'ADMIN', agencyId: 'b' }), session(), false],
    ['out of the agency', session({ role: 'USER', agencyId: null }), session(), false],
    ['STAFF to USER of the same agency', session({ role: 'USER' }), session(), false],
    [
      'a USER into an agency',
      session({ role: 'STAFF', agencyId: 'b' }),
      session({ role: 'USER', agencyId: null }),
      true,
    ],
    [
      'a USER of an agency into another role',
      session({ role: 'STAFF' }),
      session({ role: 'USER' }),
      false,
    ],
    [
      'a SERVICE without an agency into one',
      session({ role: 'SERVICE', agencyId: 'b' }),
      session({ role: 'SERVICE', agencyId: null }),
      false,
    ],
  ])('%s', (_name, now, asked, is) => expect(mayAsMuch(now, asked)).toBe(is))
})

describe('a transaction of a writing request', () => {
  const begin = (asked: Session | null, now?: Session) => {
    const standing = now && (() => Promise.resolve(now))
    return asBefore({ session: asked, lang: 'es', standing } as unknown as Ctx)({} as never)
  }
  test('goes on when they may as much, and where nobody looks again', async () => {
    await expect(begin(may('publish'), may('publish'))).resolves.toBeUndefined()
    await expect(begin(may('publish'))).resolves.toBeUndefined()
  })
  test('is refused when they may less by now, or have not signed in', async () => {
    await expect(begin(admin, session())).rejects.toMatchObject({ status: 403 })
    await expect(begin(null, admin)).rejects.toMatchObject({ status: 401 })
  })
})
