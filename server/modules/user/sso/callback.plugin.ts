import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../contract/deps.ts'
import { LANGS, pageIn } from '../../../contract/language.ts'
import { languageAsked } from './sso.repository.ts'

/**
 * `/sso/<agency>/`: where a company's provider sends a browser back. It gives what the provider
 * answered to the page that asked, and judges nothing: `loginSso` does.
 */
export const ssoPlugin =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { agencyId: string } }>('/sso/:agencyId/', async (request, reply) => {
      const answer = new URL(request.url, 'http://localhost').searchParams
      const asked = await languageAsked(deps.db, answer.get('state') ?? '')
      const query = new URLSearchParams({ sso: request.params.agencyId, answer: String(answer) })
      const home = pageIn('', LANGS.find((one) => one === asked) ?? 'es', '/')
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      return reply.redirect(`${home}?${String(query)}`, 303)
    })
  }
