import { expect, it } from 'vitest'
import type { Operations } from '../../generated/server/operations.ts'
import { writeCursor } from '../contract/cursor.ts'
import { base, hostile, paramsOf, routes } from './hostile.ts'

const here = hostile()
const lists = routes.filter((route) =>
  Object.hasOwn((route.query?.['properties'] ?? {}) as object, 'cursor'),
)
const another = writeCursor(
  { value: null, id: '0190d0f0-0000-7000-8000-000000000000', back: false },
  'listBoats',
)

/** Some lists are for roles that the ADMIN of the world has not: those refuse them first. */
it.each(lists.map((route) => [route.operationId, route] as const))(
  '%s answers 400 to a cursor that is none of its own',
  async (_name, route) => {
    for (const cursor of ['x', another]) {
      const { status, body } = await here.server.call(route.operationId as keyof Operations, {
        params: paramsOf(here.world, route),
        // Some lists have to be asked for something, too.
        query: { ...(base(route.query ?? {}) as object), cursor },
        token: here.token,
      })
      const refused = route.roles && !route.roles.includes('ADMIN')
      expect([cursor, status, Object.keys(body as object)]).toEqual(
        refused ? [cursor, 403, ['message']] : [cursor, 400, ['cursor']],
      )
    }
  },
)
