import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { oneLine } from '../../../mail/home-line.ts'
import { pageIn } from '../../../contract/language.ts'
import { mailEach } from '../../../jobs/index.ts'
import { adminsHere, tellAdmins } from '../../user/index.ts'
import { say } from '../messages.ts'
import { findSite } from '../site.repository.ts'
import { findHost, type HostRow } from './domain.repository.ts'
import { shownHost } from './host.ts'

/** What became of a domain. */
export type HostNews = 'active' | 'back' | 'failing' | 'handedOver' | 'released'

/** The job that mails it. */
export const HOST_MAIL = 'site.domain-mail'
const PAGE = '/auth/web/custom-web'

/** Tells the ADMINs what became of a domain of their site, at the desk and by mail. */
export async function tellHost(
  trx: Db,
  { jobs, now }: Deps,
  { id, site_id: siteId, host }: HostRow,
  news: HostNews,
): Promise<void> {
  const site = await findSite(trx, siteId)
  if (!site) return
  const words = { host: oneLine(shownHost(host)) }
  await tellAdmins(trx, site.agency_id, {
    page: PAGE,
    topic: `site-domain:${id}`,
    at: now(),
    words: (lang) => ({
      title: say(lang, `domainMail.${news}.title`, words),
      body: say(lang, `domainMail.${news}.body`, words),
    }),
  })
  await jobs.add(trx, HOST_MAIL, { id, news }, { agencyId: site.agency_id })
}

/** The same by mail, to every ADMIN in their language. */
export async function mailHost(
  { id, news }: { id: string; news: HostNews },
  { db, config, mail }: Deps,
): Promise<void> {
  const row = await findHost(db, id)
  const site = row && (await findSite(db, row.site_id))
  if (!row || !site) return
  const host = oneLine(shownHost(row.host))
  await mailEach(await adminsHere(db, site.agency_id), ({ email, language: lang }) =>
    mail.send({
      to: email,
      subject: say(lang, `domainMail.${news}.title`, { host }),
      text: [
        say(lang, `domainMail.${news}.body`, { host }),
        pageIn(config.siteUrl, lang, PAGE),
        config.siteName,
      ].join('\n\n'),
    }),
  )
}
