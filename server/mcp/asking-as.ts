import type { Tool } from '../../generated/mcp/tool-type.ts'
import type { Asked } from '../contract/asked.ts'
import type { AskAs, Ctx } from '../contract/context.ts'
import type { Asking } from './ask.ts'
import { scopeNeeded, type Bearer } from './bearer.ts'
import { proposeBy } from './propose.ts'

/** How one call of a tool asks as whoever it is, and what is kept of it. */
export interface Traced extends Pick<Asking, 'ask' | 'propose'> {
  operations: Set<string>
  /** Conversations whose texts went out, as `thread/<id>`: what is proposed soon after is looked at twice. */
  told: Set<string>
}

export function askingAs(ctx: Ctx & { askAs: AskAs }, bearer: Bearer, tool: Tool): Traced {
  const { siteUrl } = ctx.deps.config
  const operations = new Set<string>()
  const told = new Set<string>()
  const lacks = (scope: string): boolean => scope !== 'public' && !bearer.scopes.includes(scope)
  return {
    operations,
    told,
    ask: async (operation, asked, lang) => {
      if (lacks(operation.scope)) throw scopeNeeded(siteUrl, tool.scopes)
      operations.add(operation.id)
      const reply = await ctx.askAs({ ...ctx, lang }, operation.id, asked)
      for (const id of conversationsOf(operation.id, asked, reply.data)) told.add(`thread/${id}`)
      return reply
    },
    propose: (one, given, asking) => {
      if (tool.scopes.some(lacks)) throw scopeNeeded(siteUrl, tool.scopes)
      operations.add(one.lead.id)
      return proposeBy({ ...ctx, lang: asking.lang }, one, given, asking)
    },
  }
}

/** The conversations that an operation tells of. */
function conversationsOf(operation: string, { params }: Asked, data: unknown): string[] {
  if (operation === 'getInboxThread') return [String(params?.['id'])]
  if (operation !== 'listInbox') return []
  return ((data as { items?: { id: string }[] } | null)?.items ?? []).map(({ id }) => id)
}
