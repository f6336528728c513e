import type { FastifyPluginAsync } from 'fastify'
import { askAs } from '../contract/ask-as.ts'
import type { MountOptions } from '../contract/handler.ts'
import type { InternalCall } from '../contract/internal-call.ts'
import type { TokenKind } from './bearer.ts'
import { privateMcp } from './private.plugin.ts'
import { publicMcp } from './public.plugin.ts'
import { TOKENS } from './tokens.ts'

export type { TokenKind } from './bearer.ts'
export { jobs } from './jobs.ts'

/** The doors of assistants: everybody's, and that of who comes with a token. */
export const mcpDoors =
  (
    operations: MountOptions,
    internal: InternalCall | undefined,
    tokens: readonly TokenKind[] = TOKENS,
  ): FastifyPluginAsync =>
  async (app) => {
    const { deps } = operations
    if (internal) await app.register(publicMcp(deps, internal))
    await app.register(privateMcp(deps, { askAs: askAs(operations), tokens }))
  }
