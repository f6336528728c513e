import type { Tool, ToolOperation } from '../../../generated/mcp/tool-type.ts'
import {
  askOperation,
  partOf,
  refusalOf,
  type Arguments,
  type Asking,
  type ToolAnswer,
} from '../ask.ts'
import { given } from '../give.ts'

/** What one operation answers, as the tool gives it. */
export async function alone(
  operation: ToolOperation,
  args: Arguments,
  asking: Asking,
): Promise<ToolAnswer> {
  const reply = await askOperation(operation, args, asking)
  return reply.status === 200
    ? { answer: given(operation, reply.data, asking) }
    : { refused: reply }
}

/** A list by its lead; with `id` one of them, beside which stand the items of other operations. */
export const oneOrList =
  (one: string, beside: Record<string, string> = {}) =>
  async (tool: Tool, args: Arguments, asking: Asking): Promise<ToolAnswer> => {
    if (args['id'] === undefined) return alone(tool.lead, args, asking)
    const names = Object.keys(beside)
    const asked = [one, ...Object.values(beside)].map((id) => partOf(tool, id))
    const replies = await Promise.all(asked.map((part) => askOperation(part, args, asking)))
    const refused = refusalOf(replies)
    if (refused) return { refused }
    const [item, ...lists] = asked.map((part, at) => given(part, replies[at]?.data, asking))
    const more = lists.map((list, at) => [names[at], (list as { items: unknown[] }).items])
    return { answer: { item, ...(Object.fromEntries(more) as object) } }
  }
