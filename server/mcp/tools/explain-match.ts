import type { Tool } from '../../../generated/mcp/tool-type.ts'
import {
  askOperation,
  partOf,
  refusalOf,
  type Arguments,
  type Asking,
  type ToolAnswer,
} from '../ask.ts'
import { given } from '../give.ts'
import { alone } from './one-or-list.ts'

/** Homes that fit a demand and what others fail by; or demands that a home fits. */
export async function explainMatch(
  tool: Tool,
  { demandId, homeId }: Arguments,
  asking: Asking,
): Promise<ToolAnswer> {
  if ((demandId === undefined) === (homeId === undefined))
    return { wrong: ['demandId: give it, or homeId, and not both'] }
  if (homeId !== undefined)
    return alone(partOf(tool, 'listPropertyMatches'), { propertyId: homeId }, asking)
  const asked = [tool.lead, partOf(tool, 'listNearMisses')] as const
  const replies = await Promise.all(asked.map((one) => askOperation(one, { demandId }, asking)))
  const refused = refusalOf(replies)
  if (refused) return { refused }
  const [homes, misses] = asked.map((one, at) => given(one, replies[at]?.data, asking))
  return { answer: { ...homes, nearMisses: (misses as { items: unknown[] }).items } }
}
