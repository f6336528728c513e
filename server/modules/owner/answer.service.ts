import type { OwnerAnswer, OwnerAnswerInput, OwnerPage } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { HttpError, notAcceptable, notFound } from '../../contract/errors.ts'
import { isOwn } from '../../contract/rights/row.ts'
import { pageIn } from '../../contract/language.ts'
import { inTransaction } from '../../db/index.ts'
import { moneyWords } from '../../mail/home-line.ts'
import { addEntry } from '../contact/index.ts'
import { notify } from '../notification/index.ts'
import { changePrice } from '../price/index.ts'
import { addHistory } from '../property/index.ts'
import { isHere, getUser, readerIn, whoAllHear } from '../user/index.ts'
import { say } from './messages.ts'
import { findProposal, settleProposal, type ProposalRow } from './owner.repository.ts'
import { opened, pageFor, type Opened } from './page.service.ts'
import { isAsked, priceIn } from './proposal.service.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Db } from '../../db/index.ts'

const STATE = { yes: 'accepted', no: 'declined', talk: 'talk' } as const

/** Who looks after the home, and who proposed it while the home is theirs, each once. */
async function tell(
  trx: Db,
  { home, owner, link }: Opened,
  row: ProposalRow,
  answer: OwnerAnswer,
  at: Date,
): Promise<void> {
  const people = [row.created_by, home.agentId].flatMap((id) => id ?? [])
  const { agentId: agent_id, createdBy: created_by } = home
  for (const user of await whoAllHear(trx, link.agency_id, new Set(people))) {
    const reader = readerIn(link.agency_id, user)
    if (!reader || !isOwn({ agent_id, created_by }, reader)) continue
    const { id, language } = user
    await notify(trx, {
      userId: id,
      kind: 'NOTIFICATION',
      title: say(language, `news_${answer}`, { ref: home.ref }),
      body: say(language, 'newsBody', { name: owner.name, price: moneyWords(row.price) }),
      href: pageIn('', language, `/auth/cartera/inmueble/${home.id}`),
      topic: `owner:${row.id}`,
      at,
    })
  }
}

/** What was said stays with the home and with who said it. */
async function note(
  trx: Db,
  { home, owner }: Opened,
  row: ProposalRow,
  answer: OwnerAnswer,
  at: Date,
): Promise<void> {
  const text = say('es', `history_${answer}`, { name: owner.name, price: moneyWords(row.price) })
  // It names the owner: the mandate's, as offers are, and so not for colleagues who share the home.
  await addHistory(trx, home.id, { kind: 'NOTE', by: null, at, field: 'mandate.owner', text })
  await addEntry(trx, {
    contactId: owner.id,
    kind: 'PRICE',
    text,
    by: null,
    at,
    ref: { type: 'property', id: home.id, label: home.ref },
  })
}

/** The price changes in the name of who proposed it, if they are still here. */
async function change(trx: Db, deps: Deps, { home, link }: Opened, row: ProposalRow) {
  const proposer = row.created_by === null ? null : await getUser(trx, row.created_by)
  const userId = isHere(proposer) ? proposer.id : null
  const actor = { userId, agencyId: link.agency_id, role: 'ADMIN', lang: link.language } as const
  const { operation, price } = row
  const { version } = home
  await changePrice({ trx, deps, actor }, home.id, { version, operation, price, reason: 'owner' })
}

/** Takes an owner's answer; two owners who answer at once are heard one after the other. */
export async function answerProposal(
  token: string,
  { proposalId, answer }: OwnerAnswerInput,
  asked: Pick<Ctx, 'deps' | 'lang'>,
): Promise<OwnerPage> {
  const { deps, lang } = asked
  await inTransaction(deps.db, async (trx) => {
    const found = await opened(trx, token, asked)
    const row = await findProposal(trx, proposalId, true)
    if (row?.property_id !== found.home.id) return notFound(lang)
    if (row.state !== 'open') notAcceptable(say(lang, 'over'))
    if (!isAsked(found.home)) notAcceptable(say(lang, 'offMarket'))
    if (priceIn(found.home, row.operation) !== row.price_from) notAcceptable(say(lang, 'changed'))
    const at = deps.now()
    await settleProposal(trx, row.id, STATE[answer], { by: found.owner.id, at })
    // Sold, or written to, between our look at it and theirs: what was judged is over.
    if (answer === 'yes')
      await change(trx, deps, found, row).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 409) notAcceptable(say(lang, 'changed'))
        throw error
      })
    await note(trx, found, row, answer, at)
    await tell(trx, found, row, answer, at)
  })
  return pageFor(await opened(deps.db, token, asked), asked)
}
