import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Build } from './renderer.ts'

/** The one page that hangs on more than its address: on the language of who asks. */
export const isBareHome = ({ pathname }: URL): boolean => pathname === '/'

/** Somebody who came from one of our own pages chose this one. */
function fromHere(request: FastifyRequest): boolean {
  const { referer, host } = request.headers
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host
}

/**
 * Language choice (specification, section 4): prefix, then cookie, then browser, then Spanish. Only
 * the bare home page asks cookie and browser and moves on; a deep link always opens in the language
 * it was shared in, and the browser keeps that (src/lib/chosen-language.ts). True when the reply has
 * gone out.
 */
export function chooseLanguage(
  { entry }: Build,
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
): boolean {
  if (!isBareHome(url)) return false
  void reply.header('vary', 'Cookie, Accept-Language')
  if (fromHere(request)) return false
  const wanted = entry.chooseLang({
    pathname: url.pathname,
    cookies: request.headers.cookie ?? '',
    accepted: request.headers['accept-language'] ?? '',
  })
  if (wanted === entry.splitPath(url.pathname).lang) return false
  void reply
    .headers({ 'set-cookie': entry.langCookie(wanted), 'cache-control': 'no-store' })
    .redirect(entry.prefixPath('/', wanted) + url.search, 302)
  return true
}
