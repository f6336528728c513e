import { pageIn } from '../../contract/language.ts'
import type { Deps } from '../../contract/deps.ts'
import { mailEach } from '../../jobs/index.ts'
import { agentsOf, getUser } from '../user/index.ts'
import { say } from './messages.ts'
import { findWebhook } from './webhook.repository.ts'

const WORDS = { gone: 'mailGone', failing: 'mailFailing', secret: 'mailSecret' } as const

/**
 * Writes to every ADMIN of the agency that a webhook of theirs was turned off. What it is called a
 * mailbox that nobody has proved does not read: anybody may have typed both.
 */
export async function mailDisabled(deps: Deps, id: string): Promise<void> {
  const { db, config, mail } = deps
  const webhook = await findWebhook(db, id)
  if (webhook?.state !== 'disabled') return
  const { agency_id, name, reason } = webhook
  await mailEach(await agentsOf(db, agency_id), async (agent) => {
    const person = agent.here ? await getUser(db, agent.id) : null
    if (person?.role !== 'ADMIN') return
    const lang = person.language
    const called = person.email_verified ? name : config.siteName
    const page = pageIn(config.siteUrl, lang, '/auth/integrations')
    await mail.send({
      to: person.email,
      subject: say(lang, 'mailSubject', { name: called }),
      text: say(lang, WORDS[reason ?? 'failing'], {
        name: called,
        url: `${page}?lado=programadores&webhook=${id}`,
      }),
    })
  })
}
