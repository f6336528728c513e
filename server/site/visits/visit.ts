import type { IncomingHttpHeaders } from 'node:http'
import type { PageRead } from '../../modules/site/index.ts'
import type { Lang } from '../../contract/context.ts'
import { dayOf } from '../../time/madrid.ts'
import { hasCampaign } from '../campaign.ts'
import type { ReadPage } from '../entry.ts'
import { isProgram } from './program.ts'
import { deviceOf, sourceOf } from './source.ts'

/** A page that was answered, and how it was asked for. */
export interface Answered {
  siteId: string
  method: string
  headers: IncomingHttpHeaders
  origin: string
  base: string
  portal: string
  search: URLSearchParams
  lang: Lang
  read: ReadPage | null
  now: Date
}

const UUID = /^[0-9a-f-]{36}$/
const one = (header: string | string[] | undefined): string => String(header ?? '')

/** Fetched in case somebody reads it: nobody has. */
const isAhead = (headers: IncomingHttpHeaders): boolean =>
  /prefetch|prerender|preview/i.test(
    [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']].join(' '),
  )

/**
 * What is counted of an answer: a day, a page, a language and three classes. Null for what no person
 * reads (programs, HEAD, pages fetched ahead) and for the page that thanks. Nothing that it is told by
 * leaves this function: no address, no name of a browser, no site somebody came from.
 */
export function visitOf(answered: Answered, isBot: (agent: string | undefined) => boolean) {
  const { siteId, method, headers, search, lang, read, now, ...came } = answered
  const agent = headers['user-agent']
  if (method !== 'GET' || read === null || !UUID.test(read.pageId)) return null
  if (!agent || isBot(agent) || isProgram(agent)) return null
  if (isAhead(headers) || search.has('ok')) return null
  const source = sourceOf({
    ...came,
    referrer: headers.referer,
    hasCampaign: hasCampaign(search),
  })
  const visit: PageRead = {
    siteId,
    day: dayOf(now),
    page: read.pageId,
    language: lang,
    source,
    device: deviceOf(agent, one(headers['sec-ch-ua-mobile'])),
    isHome: read.isHome,
  }
  return visit
}
