import { pageIn } from '../../contract/language.ts'
import type { Deps } from '../../contract/deps.ts'
import { greetingOf, whoHears } from '../user/index.ts'
import { say } from './messages.ts'
import { findMove } from './move.repository.ts'

/** What became of a move, for who started it. */
export interface MoveMail {
  id: string
  kind: 'done' | 'stopped'
}

/** Tells who started a move that it is over, or that it needs them. */
export async function sendMail({ id, kind }: MoveMail, deps: Deps): Promise<void> {
  const move = await findMove(deps.db, id)
  const person = move?.created_by ? await whoHears(deps.db, move.agency_id, move.created_by) : null
  if (!person) return
  const { siteName: site, siteUrl } = deps.config
  const lang = person.language
  const link = pageIn(siteUrl, lang, '/auth/help/inmovilla')
  const words = { site, link, name: greetingOf(person) }
  await deps.mail.send({
    to: person.email,
    subject: say(lang, `${kind}Subject`, words),
    text: say(lang, `${kind}Text`, words),
  })
}
