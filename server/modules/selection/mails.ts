import { ZONE } from '../../time/madrid.ts'
import type { Deps } from '../../contract/deps.ts'
import { drawHomes } from '../../mail/homes-mail.ts'
import { homeLine, oneLine } from '../../mail/home-line.ts'
import { getAgency } from '../agency/index.ts'
import { buyerOf } from '../demand/index.ts'
import { demandOf } from './addressee.ts'
import { getUser, newToken } from '../user/index.ts'
import { findSelection, insertLink } from './selection.repository.ts'
import { linkOf } from './link.ts'
import { tellUndelivered } from './notices.ts'
import { openHomes } from './view.ts'
import { say } from './messages.ts'

export const SELECTION_MAIL = 'selection.mail'

export interface SelectionMail {
  selectionId: string
}

/**
 * Writes a selection to its buyer; where the demand is somebody else's since, nobody gets it. The
 * link's token is made here, so that no queue ever holds it.
 */
export async function sendSelectionMail({ selectionId }: SelectionMail, deps: Deps): Promise<void> {
  const row = await findSelection(deps.db, selectionId)
  if (!row || row.revoked_at) return
  const demand = await demandOf(deps.db, row)
  if (!demand) return tellUndelivered({ selectionId }, deps)
  const buyer = await buyerOf(deps.db, demand)
  const agency = await getAgency(deps.db, row.agency_id)
  if (!buyer?.email || !agency) return
  const homes = (await openHomes(deps.db, row, deps.now())).filter(
    ({ state }) => state === 'active',
  )
  const agent = row.created_by ? await getUser(deps.db, row.created_by) : null
  const { siteName: site, siteUrl } = deps.config
  const lang = row.language
  const token = newToken()
  await insertLink(deps.db, row.id, token, null)
  const day = new Intl.DateTimeFormat(lang, {
    dateStyle: 'long',
    timeZone: ZONE,
  }).format(row.expires_at)
  const name = agent ? `${agent.first_name} ${agent.last_name}`.trim() : agency.tradeName
  await deps.mail.send({
    to: buyer.email,
    subject: oneLine(
      say(lang, homes.length === 1 ? 'subjectOne' : 'subjectMany', {
        n: homes.length,
        agency: agency.tradeName,
      }),
    ),
    messageId: `selection-${row.id}@${new URL(siteUrl).hostname}`,
    ...(agent?.active && { replyTo: agent.email }),
    ...drawHomes({
      lang,
      site,
      siteUrl,
      lead: row.message ?? say(lang, 'draftNobody', { agent: name }),
      homes: homes.map(({ card, own }) => ({
        ...homeLine(card, null, lang, siteUrl),
        // The public page of a partner's home says whose it is.
        ...(own ? {} : { url: linkOf(siteUrl, lang, token) }),
      })),
      more: null,
      button: { words: say(lang, 'see'), url: linkOf(siteUrl, lang, token) },
      foot: [
        { words: say(lang, 'answer', { agent: name }) },
        { words: say(lang, 'why', { agency: agency.tradeName, day }) },
      ],
    }),
  })
}
