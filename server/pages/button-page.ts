import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Lang } from '../contract/context.ts'
import { pageIn } from '../contract/language.ts'
import { escapeHtml } from '../formats/html.ts'
import { linkLine, paragraph, sendPage } from './script-free.ts'

/** What a page with at most one button says. */
export interface ButtonPage {
  lang: Lang
  title: string
  text: string
  /** The button that does it, by a POST to the same address. */
  button?: string
  homeWords: string
}

/**
 * An address `/…/:token` behind a mail's List-Unsubscribe. GET shows a button, since mail scanners
 * follow links; POST does it, from the button as from a mail program's own (RFC 8058). No sign-in,
 * no script. `answer` does what is asked, with `act` true for a POST.
 */
export const buttonRoute =
  (
    url: `/${string}/:token`,
    { siteName, siteUrl }: { siteName: string; siteUrl: string },
    answer: (token: string, act: boolean, log: FastifyBaseLogger) => Promise<ButtonPage>,
  ): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 10_000 },
      (_request, _body, done) => done(null),
    )
    app.route<{ Params: { token: string } }>({
      method: ['GET', 'POST'],
      url,
      handler: async ({ method, params, log }, reply) => {
        const page = await answer(params.token, method === 'POST', log)
        const { lang, title, text, button, homeWords } = page
        const act = button
          ? `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`
          : ''
        const body = paragraph(text) + act + linkLine(pageIn(siteUrl, lang, '/'), homeWords)
        return sendPage(reply, { lang, title, body }, siteName)
      },
    })
  }
