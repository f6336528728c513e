import type { Deps } from '../../../contract/deps.ts'
import { databaseAway } from '../../../db/away.ts'
import { inTransaction, uuidv7, type Db } from '../../../db/index.ts'
import { removeAll } from '../../../ports/files/index.ts'
import { addEntry, contactNameOf } from '../../contact/index.ts'
import { normalEmail } from '../../user/index.ts'
import { notice, tellWatchers } from '../announce.ts'
import { insertFiles, putFiles, sortFiles, type KeptFile, type Sorted } from '../files.ts'
import { threadByKey, type ThreadRow } from '../inbox.repository.ts'
import { cameSince, insertMessage } from '../message.repository.ts'
import type { Incoming } from './mime.ts'
import { refOf } from '../ref.ts'
import { keysOf } from './reply-key.ts'
import { rewrite } from '../sync.ts'
import { reachOf } from '../view.ts'

const HOUR = 3_600_000
/** More mails than this in an hour are no conversation. */
const FLOOD = 40

/**
 * What became of a mail: kept, known already, written by a program, too many, or for nobody here.
 */
export type Fate = 'kept' | 'known' | 'automatic' | 'flood' | 'nobody'

/** The address a mail came from, where it is not the one we know of the person. */
async function otherAddress(
  trx: Db,
  thread: ThreadRow,
  from: string | null,
): Promise<string | null> {
  const contact = thread.contact_id
    ? await contactNameOf(trx, thread.agency_id, thread.contact_id)
    : null
  const { email } = reachOf(thread, contact)
  return from !== null && (email === null || normalEmail(email) !== normalEmail(from))
    ? from.slice(0, 254)
    : null
}

async function keep(
  trx: Db,
  thread: ThreadRow,
  mail: Incoming,
  files: { kept: KeptFile[]; refused: Sorted['refused'] },
  now: Date,
): Promise<Fate> {
  if ((await cameSince(trx, thread.id, new Date(now.getTime() - HOUR))) >= FLOOD) return 'flood'
  const made = await insertMessage(trx, {
    id: uuidv7(),
    thread_id: thread.id,
    at: now,
    kind: 'mail',
    side: 'person',
    subject: mail.subject,
    text: mail.text,
    quoted: mail.quoted,
    from_address: await otherAddress(trx, thread, mail.from),
    mail_id: mail.mailId,
    detail: files.refused.length > 0 ? { refused: files.refused } : {},
  })
  if (!made) return 'known'
  await insertFiles(trx, made, files.kept)
  if (thread.contact_id)
    await addEntry(trx, {
      contactId: thread.contact_id,
      kind: 'EMAIL',
      text: mail.text.slice(0, 2000) || null,
      by: null,
      at: now,
      ...refOf(thread),
    })
  if (thread.assigned_to)
    await notice(
      trx,
      thread,
      thread.assigned_to,
      'mailNews',
      mail.text || (mail.subject ?? ''),
      now,
    )
  await rewrite(trx, thread.id)
  await tellWatchers(trx, thread.id)
  return 'kept'
}

/** The key of the thread that these addresses lead to. */
const keyOf = (
  addresses: string[],
  { config: { inboundMail } }: Pick<Deps, 'config'>,
): string | undefined => (inboundMail ? keysOf(addresses, inboundMail.domain)[0] : undefined)

/** Whose turn it is to be read: the conversation that the envelope names. */
export const laneOf = (deps: Pick<Deps, 'config'>, envelope: string[]): string =>
  keyOf(envelope, deps) ?? ''

/** Whether the envelope alone says that a mail is for no thread of ours: then nobody reads it. */
export async function isForNobody(deps: Deps, envelope: string[]): Promise<boolean> {
  if (envelope.length === 0) return false
  const key = keyOf(envelope, deps)
  return key === undefined || (await threadByKey(deps.db, key)) === null
}

/**
 * Takes a mail into its thread. `envelope`: to whom the mail server was told to bring it, which
 * wins over what the mail says itself. Nothing is ever answered by itself, so no loop can begin
 * here; what programs send is left out all the same.
 */
export async function takeMail(deps: Deps, mail: Incoming, envelope: string[]): Promise<Fate> {
  const key = keyOf(envelope.length > 0 ? envelope : mail.to, deps)
  if (key === undefined || (await threadByKey(deps.db, key)) === null) return 'nobody'
  const ours = mail.from?.endsWith(`@${deps.config.inboundMail?.domain.toLowerCase()}`) === true
  if (mail.automatic || ours || (mail.text === '' && mail.files.length === 0)) return 'automatic'
  const { kept: wanted, refused } = sortFiles(mail.files)
  // The contents lie in the store before the thread is locked; what finds no message goes again.
  const kept = await putFiles(wanted, deps)
  const drop = () =>
    removeAll(
      deps.files,
      kept.map(({ file_key }) => file_key),
    )
  try {
    const fate = await inTransaction(deps.db, async (trx): Promise<Fate> => {
      // One mail of a thread at a time, and none beside an answer: who waits since when is counted
      // from what is there.
      const thread = await threadByKey(trx, key, true)
      return thread ? keep(trx, thread, mail, { kept, refused }, deps.now()) : 'nobody'
    })
    if (fate !== 'kept') await drop()
    return fate
  } catch (error) {
    // Where the answer is lost the mail may be there, and brought again it is known: files of none
    // are swept.
    if (!databaseAway(error)) await drop()
    throw error
  }
}
