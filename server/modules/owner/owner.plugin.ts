import type { FastifyPluginAsync } from 'fastify'
import type { OwnerAnswerInput, OwnerPage } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { notFound } from '../../contract/errors.ts'
import { isUuid } from '../../db/id.ts'
import { tokenPagePlugin, type TokenPage } from '../../pages/token-page.ts'
import { TOKEN } from './address.ts'
import { answerProposal } from './answer.service.ts'
import { say } from './messages.ts'
import { closedHtml, ownerHtml } from './page.ts'
import { openOwnerPage } from './page.service.ts'

const isAnswer = (value: string | null): value is OwnerAnswerInput['answer'] =>
  value === 'yes' || value === 'no' || value === 'talk'

/** `/propietario/<token>`, in each language: where an owner follows their home and answers. */
const page: TokenPage<OwnerPage, OwnerAnswerInput> = {
  path: (lang) => `${lang === 'es' ? '' : `/${lang}`}/propietario/:token`,
  name: 'owner.page',
  operations: { open: 'openOwnerPage', answer: 'answerProposal' },
  read: (form) => {
    const [answer, proposalId] = [form.get('answer'), form.get('proposalId')]
    const isWhole = isAnswer(answer) && proposalId !== null && isUuid(proposalId)
    return isWhole ? { answer, proposalId } : null
  },
  open: (token, ask) => (TOKEN.test(token) ? openOwnerPage(token, ask) : notFound(ask.lang)),
  answer: answerProposal,
  thanks: ({ answer }, lang) => say(lang, `said_${answer}`),
  again: ({ status, body }) => (status === 406 ? String(body['detail']) : null),
  draw: (shown, around) => (shown ? ownerHtml(shown, around) : closedHtml(around)),
}

export const ownerPlugin = (deps: Deps): FastifyPluginAsync => tokenPagePlugin(page, deps)
