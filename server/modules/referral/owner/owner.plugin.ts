import type { FastifyPluginAsync } from 'fastify'
import type { ReferralAnswerInput, ReferralAsk } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { isUuid } from '../../../db/id.ts'
import { tokenPagePlugin, type TokenPage } from '../../../pages/token-page.ts'
import { say } from '../messages.ts'
import { answerReferral, openReferral } from './answer.service.ts'
import { askPage, closedPage } from './page.ts'

/** `/referido/<token>`: where an owner says whether their details are passed on, and to whom. */
const page: TokenPage<ReferralAsk, ReferralAnswerInput> = {
  path: (lang) => (lang === 'es' ? '/referido/:token' : null),
  name: 'referral.page',
  operations: { open: 'openReferral', answer: 'answerReferral' },
  read: (form) => {
    const [answer, agencyId] = [form.get('answer'), form.get('agencyId')]
    if (answer !== 'yes' && answer !== 'no') return null
    return { answer, ...(agencyId && isUuid(agencyId) && { agencyId }) }
  },
  open: (token, { deps, lang }) => openReferral(token, deps, lang),
  answer: (token, input, { deps, lang }) => answerReferral(token, input, deps, lang),
  again: ({ status }, lang) => (status === 400 ? say(lang, 'chooseAgency') : null),
  draw: (shown, around) => (shown ? askPage(shown, around) : closedPage(around)),
}

export const ownerPlugin = (deps: Deps): FastifyPluginAsync => tokenPagePlugin(page, deps)
