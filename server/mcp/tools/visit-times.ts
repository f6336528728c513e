import type { Tool } from '../../../generated/mcp/tool-type.ts'
import { askOperation, pageOf, type Arguments, type Asking, type ToolAnswer } from '../ask.ts'
import { given } from '../give.ts'

/** Whether a home offers visits, then its free times, and where a person books one. */
export async function visitTimes(
  { lead, parts }: Tool,
  args: Arguments,
  asking: Asking,
): Promise<ToolAnswer> {
  const open = await askOperation(lead, args, asking)
  if (open.status !== 200) return { refused: open }
  const { token } = open.data as { token: string | null }
  const none = { answer: { days: [], link: null } }
  const page = parts['getVisitPage']
  if (token === null || !page) return none
  const reply = await askOperation(page, { visitToken: token }, asking)
  // Closed between the two questions.
  if (reply.status === 404) return none
  if (reply.status !== 200) return { refused: reply }
  return {
    answer: {
      ...given(page, reply.data, asking),
      link: pageOf(asking, `/busqueda/visita/${token}`),
    },
  }
}
