import Fastify, { type FastifyInstance } from 'fastify'
import type { Session } from '../contract/context.ts'
import type { Deps } from '../contract/deps.ts'
import type { InternalCall } from '../contract/internal-call.ts'
import type { AnyHandler } from '../contract/handler.ts'
import { mount } from '../contract/mount.ts'
import { refuseOtherMethods } from '../contract/other-methods.ts'
import { faults, frameworkErrors } from '../http/faults.ts'
import { FIXTURE } from './fixture.ts'
import { testDeps, type TestDeps } from './test-deps.ts'

/**
 * The fixture's contract on real dependencies, with the handlers of a test. Tokens are role names.
 */
export async function mounted(
  handlers: Record<string, AnyHandler>,
  overrides: Partial<Deps> = {},
): Promise<TestDeps & { app: FastifyInstance; ask: InternalCall }> {
  const footing = await testDeps(overrides)
  const app = Fastify({ logger: false, frameworkErrors, routerOptions: { maxParamLength: 300 } })
  faults(app)
  refuseOtherMethods(app, FIXTURE.routes)
  const resolveSession = async (token: string): Promise<Session | null> =>
    ['ADMIN', 'STAFF'].includes(token)
      ? { sessionId: 's', userId: 'u', agencyId: null, role: token as Session['role'] }
      : null
  const missing = Object.fromEntries(
    FIXTURE.routes.map((route) => [route.operationId, (async () => ({})) as AnyHandler]),
  )
  const ask = mount(app, {
    routes: FIXTURE,
    handlers: { ...missing, ...handlers },
    resolveSession,
    standingSession: null,
    deps: footing.deps,
  })
  await app.ready()
  return {
    ...footing,
    app,
    ask,
    close: async () => {
      await app.close()
      await footing.close()
    },
  }
}
