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

/** More of a thread is not told at once. */
const MOST = 20

/** Conversations, or one of them with its last messages, the newest first. */
export async function readInbox(
  tool: Tool,
  { thread: id, ...args }: Arguments,
  asking: Asking,
): Promise<ToolAnswer> {
  if (id === undefined) return alone(tool.lead, args, asking)
  const asked = [partOf(tool, 'getInboxThread'), partOf(tool, 'listInboxMessages')]
  const replies = await Promise.all(asked.map((one) => askOperation(one, { id }, asking)))
  const refused = refusalOf(replies)
  if (refused) return { refused }
  const [thread, page] = asked.map((one, at) => given(one, replies[at]?.data, asking))
  const { items, more } = page as { items: unknown[]; more: boolean }
  return {
    answer: {
      thread,
      messages: items.toReversed().slice(0, MOST),
      ...((more || items.length > MOST) && { more: true }),
    },
  }
}
