import type { Tool, ToolOperation } from '../../generated/mcp/tool-type.ts'
import type { Asked } from '../contract/asked.ts'
import type { Lang } from '../contract/context.ts'
import type { InternalReply } from '../contract/internal-call.ts'
import type { Veil } from './veil.ts'

/** Arguments of a tool, held to its schema. */
export type Arguments = Record<string, unknown>

/** Asks an operation of a tool as whoever stands at the door. */
export type AskTool = (
  operation: ToolOperation,
  asked: Required<Pick<Asked, 'params' | 'query'>>,
  lang: Lang,
) => Promise<InternalReply>

/** Who is asked, and how it is answered. */
export interface Asking {
  ask: AskTool
  lang: Lang
  siteUrl: string
  now: Date
  /** Hands over what a tool would write; null where nothing is proposed. */
  propose: ((tool: Tool, given: Arguments, asking: Asking) => Promise<ToolAnswer>) | null
  /** What hides people from who may not see them; null where all is shown. */
  veil: Veil | null
}

/** What a tool comes to: an answer, the operation's refusal, or what is wrong with the arguments. */
export type ToolAnswer = { answer: object } | { refused: InternalReply } | { wrong: string[] }

/** Asks an operation of a tool; euros become the contract's cents. */
export async function askOperation(
  operation: ToolOperation,
  given: Arguments,
  { ask, lang, veil }: Asking,
): Promise<InternalReply> {
  const params: Arguments = {}
  const query: Arguments = { ...operation.fixed }
  for (const [argument, { name, in: place, euros, many }] of Object.entries(operation.takes)) {
    const value = given[argument]
    if (value === undefined || value === null) continue
    const values = (Array.isArray(value) ? value : [value]) as unknown[]
    const said = values.map((one) => (euros ? Number(one) * 100 : one))
    if (place === 'path') params[name] = said[0]
    else query[name] = many ? said : said[0]
  }
  const reply = await ask(operation, { params, query }, lang)
  veil?.learn(operation, reply.data)
  return reply
}

/** An operation that a tool asks besides. */
export function partOf({ name, parts }: Tool, id: string): ToolOperation {
  const found = parts[id]
  if (!found) throw new Error(`${name} does not ask ${id}`)
  return found
}

/** The first reply that is a refusal. */
export const refusalOf = (replies: InternalReply[]): InternalReply | undefined =>
  replies.find(({ status }) => status !== 200)

/** Where a page of ours is, in the language of the answer. */
export const pageOf = ({ siteUrl, lang }: Asking, path: string): string =>
  `${siteUrl}${lang === 'es' ? '' : `/${lang}`}${path}`
