import { pageIn } from '../../contract/language.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { mailEach } from '../../jobs/index.ts'
import { adminsHere, calledOf, getUser, greetingOf, tellAdmins } from '../user/index.ts'
import { say } from './messages.ts'
import { findTakeout } from './takeout.repository.ts'

const PAGE = '/auth/integrations?lado=datos'

/** `asked`: to every ADMIN of the agency; what became of it: to who asked. */
export interface TakeoutMail {
  id: string
  kind: 'asked' | 'ready' | 'failed'
}

/** Tells every ADMIN on the platform that a takeout was asked for, as the mail does. */
export async function tellAsked(
  { trx, deps, actor }: Work,
  { id, by }: { id: string; by: string | null },
): Promise<void> {
  const site = deps.config.siteName
  const asking = by === null ? null : await getUser(trx, by)
  const who = asking ? calledOf(asking) : site
  await tellAdmins(trx, actor.agencyId, {
    page: PAGE,
    topic: `takeout:${id}`,
    at: deps.now(),
    words: (lang) => ({
      title: say(lang, 'askedSubject', { site }),
      body: say(lang, 'askedNews', { who }),
    }),
  })
}

/** Tells people of a takeout, each in their language. */
export async function sendMails({ id, kind }: TakeoutMail, deps: Deps): Promise<void> {
  const row = await findTakeout(deps.db, id)
  if (!row) return
  const by = row.created_by
  if (by === null) return
  const { siteName: site, siteUrl } = deps.config
  const asking = await getUser(deps.db, by)
  const who = asking ? calledOf(asking) : site
  const hear =
    kind === 'asked' ? await adminsHere(deps.db, row.agency_id) : [await getUser(deps.db, by)]
  await mailEach(hear, async (person) => {
    if (!person?.active || person.invitation) return
    const lang = person.language
    const link = pageIn(siteUrl, lang, PAGE)
    const words = { site, who, link, name: greetingOf(person) }
    await deps.mail.send({
      to: person.email,
      subject: say(lang, `${kind}Subject`, words),
      text: say(lang, `${kind}Text`, words),
    })
  })
}
