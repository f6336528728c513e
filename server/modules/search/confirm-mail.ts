import type { Deps } from '../../contract/deps.ts'
import { drawHomes } from '../../mail/homes-mail.ts'
import { CONFIRM_DAYS, makeLink } from './link.ts'
import { findSearch } from './search.repository.ts'
import { say } from './messages.ts'

export const CONFIRM_MAIL = 'search.confirm'

export interface ConfirmMail {
  searchId: string
}

/**
 * Asks an address whether it wants the alert. Nothing a stranger typed is in it: whoever fills in
 * somebody else's address must not be able to write to them.
 */
export async function sendConfirmMail({ searchId }: ConfirmMail, deps: Deps): Promise<void> {
  const row = await findSearch(deps.db, searchId)
  if (!row?.email || row.confirmed_at) return
  const { siteName: site, siteUrl } = deps.config
  const lang = row.language
  const token = await makeLink(deps.db, row.id, CONFIRM_DAYS, deps.now())
  await deps.mail.send({
    to: row.email,
    subject: say(lang, 'confirmSubject', { site }),
    ...drawHomes({
      lang,
      site,
      siteUrl,
      lead: say(lang, 'confirmLead', { site }),
      homes: [],
      more: null,
      button: { words: say(lang, 'confirmButton'), url: `${siteUrl}/alerta/${token}` },
      foot: [{ words: say(lang, 'confirmFoot', { days: CONFIRM_DAYS }) }],
    }),
  })
}
