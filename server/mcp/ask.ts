import type { ToolOperation } from '../../generated/mcp/tool-type.ts'
import type { Lang, Logger } from '../contract/context.ts'
import type { InternalCall, InternalReply } from '../contract/internal-call.ts'

/** Arguments of a tool, held to its schema. */
export type Arguments = Record<string, unknown>

/** Who is asked, and how it is answered. */
export interface Asking {
  ask: InternalCall
  lang: Lang
  log: Logger
  siteUrl: string
}

/** What a tool comes to: an answer, or the operation's refusal. */
export type ToolAnswer = { answer: object } | { refused: InternalReply }

/** Asks an operation of a tool, as a visitor; euros become the contract's cents. */
export function askOperation(
  { path, takes, fixed }: ToolOperation,
  given: Arguments,
  { ask, lang, log }: Asking,
): Promise<InternalReply> {
  const query = new URLSearchParams()
  let address = path
  for (const [argument, { name, in: place, euros }] of Object.entries(takes)) {
    const value = given[argument]
    if (value === undefined || value === null) continue
    const values = (Array.isArray(value) ? value : [value]) as unknown[]
    const texts = values.map((one) => String(euros ? Number(one) * 100 : one))
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(texts[0] ?? ''))
    else for (const text of texts) query.append(name, text)
  }
  for (const [name, value] of Object.entries(fixed)) query.append(name, String(value))
  return ask(query.size > 0 ? `${address}?${query.toString()}` : address, lang, log)
}

/** Where a page of ours is, in the language of the answer. */
export const pageOf = ({ siteUrl, lang }: Asking, path: string): string =>
  `${siteUrl}${lang === 'es' ? '' : `/${lang}`}${path}`
