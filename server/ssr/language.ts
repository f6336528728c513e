import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Build } from './renderer.ts'

/** Somebody who came from one of our own pages chose this one. */
function fromHere(request: FastifyRequest): boolean {
  const { referer, host } = request.headers
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host
}

/**
 * Language choice (specification, section 4): prefix, then cookie, then browser, then Spanish. Only
 * the bare home page asks cookie and browser and moves on; a deep link always opens in the language
 * it was shared in. True when the reply has gone out.
 */
export function chooseLanguage(
  { entry }: Build,
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
): boolean {
  const { lang, path, prefixed } = entry.splitPath(url.pathname)
  const cookies = request.headers.cookie ?? ''
  const accepted = request.headers['accept-language'] ?? ''
  if (path === '/') reply.header('vary', 'Cookie, Accept-Language')
  if (path === '/' && !prefixed && !fromHere(request)) {
    const wanted = entry.chooseLang({ pathname: url.pathname, cookies, accepted })
    if (wanted !== lang) {
      void reply
        .header('set-cookie', entry.langCookie(wanted))
        .redirect(entry.prefixPath(path, wanted) + url.search, 302)
      return true
    }
  }
  if (prefixed && !cookies.includes(`${entry.LANG_COOKIE}=`))
    reply.header('set-cookie', entry.langCookie(lang))
  return false
}
