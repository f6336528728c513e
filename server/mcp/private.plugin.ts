import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Tool } from '../../generated/mcp/tool-type.ts'
import type { AskAs, Ctx } from '../contract/context.ts'
import type { Deps } from '../contract/deps.ts'
import { HttpError } from '../contract/errors.ts'
import type { AskTool, Asking } from './ask.ts'
import { bearerOf, scopeNeeded, type Bearer, type TokenKind } from './bearer.ts'
import { callTool, refusal, type CallResult } from './call.ts'
import { contractVersion, listed, toolRole, toolsOf } from './catalog.ts'
import { mcpDoor } from './door.ts'
import { countMessage, turns } from './limits.ts'
import { proposeBy } from './propose.ts'
import { INSTRUCTIONS } from './public.plugin.ts'
import { record } from './record.ts'
import type { ToolCallRow } from '../db/tables/mcp.ts'
import { makeVeil } from './veil.ts'
import { RpcError } from './wire/json-rpc.ts'

const MOST_MS = 2000

/** What the door of people stands on. */
export interface PrivateDoor {
  askAs: AskAs
  /** The tokens that open it, asked in this order. */
  tokens: readonly TokenKind[]
  /** Milliseconds that a tool may take. */
  mostMs?: number
}

/** Conversations of a list of the inbox. */
const threadsIn = (data: unknown): string[] =>
  ((data as { items?: { id: string }[] } | null)?.items ?? []).map(({ id }) => id)

const failureOf = (error: unknown): ToolCallRow['outcome'] =>
  error instanceof RpcError ? 'scope' : error instanceof HttpError ? 'busy' : 'failed'

/**
 * `POST /mcp`: the tools of the contract for assistants of people who are signed in, by a key or a
 * grant. Who may what is decided where it is for every request: the operations are asked as them.
 */
export function privateMcp(
  deps: Deps,
  { askAs, tokens, mostMs = MOST_MS }: PrivateDoor,
): FastifyPluginAsync {
  const inTurn = turns()
  const { siteName, siteUrl, rateLimits } = deps.config
  const call = async (
    tool: Tool,
    args: Record<string, unknown>,
    bearer: Bearer,
    { ip, log }: FastifyRequest,
  ): Promise<CallResult> => {
    const begun = performance.now()
    const { session, kind, id } = bearer
    const operations = new Set<string>()
    const ctx: Ctx = { session, lang: 'en', ip, deps, log, askAs }
    const ask: AskTool = async (operation, asked, lang) => {
      if (operation.scope !== 'public' && !bearer.scopes.includes(operation.scope))
        throw scopeNeeded(siteUrl, tool.scopes)
      operations.add(operation.id)
      const reply = await askAs({ ...ctx, lang }, operation.id, asked)
      if (operation.id === 'listInbox')
        for (const id of threadsIn(reply.data)) told.add(`thread/${id}`)
      return reply
    }
    const veil = bearer.seesPeople ? null : makeVeil()
    const needed = tool.act === 'read' ? [] : tool.scopes
    // Conversations whose texts went out: what is proposed soon after is looked at twice.
    const told = new Set<string>(args['thread'] ? [`thread/${args['thread']}`] : [])
    const noted = (outcome: ToolCallRow['outcome'], bytes: number) =>
      record(deps, log, {
        agency_id: session.agencyId,
        user_id: session.userId,
        kind,
        bearer_id: id,
        tool: tool.name,
        operations: [...operations],
        outcome,
        ms: Math.round(performance.now() - begun),
        bytes,
        told: outcome === 'done' ? [...told] : [],
      })
    const propose: Asking['propose'] = (one, given, asking) => {
      operations.add(one.lead.id)
      return proposeBy({ ...ctx, lang: asking.lang }, one, given, asking)
    }
    try {
      if (needed.some((scope) => !bearer.scopes.includes(scope))) throw scopeNeeded(siteUrl, needed)
      const now = deps.now()
      const result = await inTurn(id, mostMs, () =>
        callTool(tool, args, { ask, siteUrl, now, propose, veil }),
      )
      const answer = result ?? refusal([`It took longer than ${mostMs} ms: ask for less`])
      const outcome = result === null ? 'slow' : result.isError ? 'refused' : 'done'
      await noted(outcome, Buffer.byteLength(JSON.stringify(answer)))
      return answer
    } catch (error) {
      await noted(failureOf(error), 0)
      throw error
    }
  }
  return mcpDoor(deps, {
    address: '/mcp',
    admit: async (request) => {
      const bearer = await bearerOf(request, tokens, deps)
      if (rateLimits) await countMessage(deps.db, bearer.id)
      // A key was made to read: nobody consented to what it would propose.
      const tools = toolsOf(toolRole(bearer.session.role)).filter(
        ({ act }) => act === 'read' || bearer.kind === 'grant',
      )
      return {
        name: siteName,
        version: contractVersion(),
        instructions: INSTRUCTIONS,
        cacheScope: 'private',
        tools: () => listed(tools),
        call: async (name, args) => {
          const tool = tools.find((one) => one.name === name)
          return tool ? call(tool, args, bearer, request) : null
        },
      }
    },
  })
}
