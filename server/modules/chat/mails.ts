import type { Language } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { getAgency } from '../agency/index.ts'
import { getUser, greetingOf, isHere, isProvedAgency, namesOf, takesWords } from '../user/index.ts'
import { chatPath } from './announce.ts'
import { threadById, watchersOf, type ThreadRow } from './chat.repository.ts'
import type { ChatMail, ChatReport } from './job-kinds.ts'
import { filesOf, waitingFor, type MessageRow } from './message/message.repository.ts'
import { shorten } from './view.ts'
import { say } from './messages.ts'

/** Messages that a mail quotes, and how much of each. */
const QUOTED = 5
const QUOTED_SIGNS = 500

const titleOf = ({ home }: ThreadRow, lang: Language): string =>
  shorten(home.title[lang] ?? home.title['es'] ?? Object.values(home.title)[0] ?? home.ref, 80)

async function quote(rows: MessageRow[], lang: Language, deps: Deps): Promise<string> {
  const shown = rows.slice(-QUOTED)
  const files = await filesOf(
    deps.db,
    shown.map(({ id }) => id),
  )
  const lines = shown.map(({ id, text }) =>
    [
      text.length > QUOTED_SIGNS ? `${text.slice(0, QUOTED_SIGNS)}…` : text,
      ...(files.get(id) ?? []).map(({ filename }) => `[${filename}]`),
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return lines.map((line) => line || say(lang, 'files')).join('\n\n')
}

/**
 * One mail about all that somebody has not read, in their language. Whoever has come to read
 * meanwhile gets none.
 */
export async function sendChatMail({ threadId, userId }: ChatMail, deps: Deps): Promise<void> {
  const thread = await threadById(deps.db, threadId)
  const person = await getUser(deps.db, userId)
  if (
    !thread ||
    thread.blocked_at ||
    !isHere(person) ||
    !(await watchersOf(deps.db, thread)).includes(userId)
  )
    return
  const rows = await waitingFor(deps.db, threadId, userId)
  const last = rows.at(-1)
  if (!last) return
  // A visitor has asked for the answer, of an agency that can be found.
  const isAnswer = userId === thread.visitor_id && (await isProvedAgency(deps.db, thread.agency_id))
  if (!isAnswer && !(await takesWords(person, deps))) return
  const lang = person.language
  const name = (await namesOf(deps.db, [last.sender_id])).get(last.sender_id) ?? ''
  const words = {
    person: greetingOf(person),
    name: shorten(name, 80),
    title: titleOf(thread, lang),
    ref: thread.home.ref,
    messages: await quote(rows, lang, deps),
    link: deps.config.siteUrl + chatPath(lang, threadId),
  }
  await deps.mail.send({
    to: person.email,
    subject: say(lang, 'mailSubject', words),
    text: say(lang, 'mailText', words),
    once: true,
  })
  await deps.db
    .updateTable('chat_member')
    .set({ mailed_date: last.created_date })
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .execute()
}

/** A complaint to the site's operator; without an address of one it waits in the table. */
export async function sendReport({ reportId }: ChatReport, deps: Deps): Promise<void> {
  const to = deps.config.operatorEmail
  const row = await deps.db
    .selectFrom('chat_report')
    .selectAll()
    .where('id', '=', reportId)
    .executeTakeFirst()
  const thread = row && (await threadById(deps.db, row.thread_id))
  if (!to || !thread) return
  const agency = await getAgency(deps.db, thread.agency_id)
  const words = {
    agency: shorten(agency?.tradeName ?? '', 80),
    ref: thread.home.ref,
    reason: say('es', `reason${row.reason}`),
    note: row.note ?? '',
    id: thread.id,
  }
  await deps.mail.send({
    to,
    subject: say('es', 'reportSubject', words),
    text: say('es', 'reportText', words),
  })
}
