import {
  Check,
  CircleAlert,
  CircleHelp,
  Clock,
  Download,
  FileText,
  Image,
  Mail,
  MessageCircle,
  Phone,
  RotateCw,
  StickyNote,
  UserRoundCheck,
} from 'lucide-react'
import type {
  InboxEntryKind,
  InboxFile,
  InboxMessage,
  InboxThread,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { downloadInboxFile } from '../../../../generated/api/inbox/inbox'
import { sizeOf } from '../../../lib/bytes'
import { date } from '../../../lib/format'
import { useDownload } from '../../../lib/use-download'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { useWhy } from './use-why'
import { WebLine } from './web-line'

const ICONS = {
  asked: Mail,
  mail: Mail,
  call: Phone,
  whatsapp: MessageCircle,
  note: StickyNote,
  assigned: UserRoundCheck,
} satisfies Record<InboxEntryKind, unknown>
const DELIVERY = { waiting: Clock, retrying: RotateCw, sent: Check, failed: CircleAlert } as const

/** A file that came with a mail; only the token opens it, so it is fetched and saved. */
function FileButton({ threadId, file }: { threadId: string; file: InboxFile }) {
  const { t } = useTranslation('inbox')
  const { busy, download } = useDownload()
  const Icon = file.mime === 'application/pdf' ? FileText : Image
  return (
    <Pressable
      className="inbox-file"
      disabled={busy}
      aria-label={t('entry.file', { name: file.filename })}
      onClick={() =>
        download(file.filename, (options) => downloadInboxFile(threadId, file.id, options))
      }
    >
      <Icon className="icon" aria-hidden="true" />
      <span>{file.filename}</span>
      <small className="num">{sizeOf(file.size)}</small>
      <Download className="icon" aria-hidden="true" />
    </Pressable>
  )
}

/** Who did it and when, and where a mail of ours is. */
function Foot({ message }: { message: InboxMessage }) {
  const { t } = useTranslation('inbox')
  const { at, kind, byName, delivery, outcome } = message
  const Icon = ICONS[kind] ?? CircleHelp
  const Way = delivery && DELIVERY[delivery]
  return (
    <p className="talk-when">
      <Icon className="icon" aria-hidden="true" />
      <span>{t(`entry.${kind}`)}</span>
      {outcome && <b>{t(`outcome.${outcome}`)}</b>}
      {byName && <span>{byName}</span>}
      <time dateTime={at} className="num">
        {date(at, 'HH:mm')}
      </time>
      {Way && (
        <span className={`inbox-way is-${delivery}`}>
          <Way className="icon" aria-hidden="true" />
          {t(`delivery.${delivery}`)}
        </span>
      )}
    </p>
  )
}

/** One thing of a thread: an enquiry, a mail, a call, a note, or who got it and why. */
export function Entry({ message, thread }: { message: InboxMessage; thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  const why = useWhy(message)
  const { kind, side, subject, text, quoted, from, files, refused } = message
  if (why !== null) {
    return (
      <p className="inbox-system">
        <UserRoundCheck className="icon" aria-hidden="true" />
        <span>
          {why}
          {text && <q>{text}</q>}
        </span>
      </p>
    )
  }
  const ours = side === 'agency'
  return (
    <>
      {message.web ? <WebLine web={message.web} /> : null}
      <article
        className={`talk-message${ours ? ' me' : ''}${kind === 'note' ? ' is-note' : ''}`}
        lang={side === 'person' ? (thread.person.language ?? undefined) : undefined}
      >
        {subject && <b className="talk-who">{subject}</b>}
        {from && <p className="inbox-from">{t('entry.from', { address: from })}</p>}
        {text && <p className="talk-words">{text}</p>}
        {files.length > 0 && (
          <ul className="inbox-files">
            {files.map((file) => (
              <li key={file.id}>
                <FileButton threadId={thread.id} file={file} />
              </li>
            ))}
          </ul>
        )}
        {refused.length > 0 && (
          <p className="inbox-from">
            {t('entry.refused', {
              count: refused.length,
              files: refused
                .map(({ filename, size, why: reason }) => {
                  const told = [sizeOf(size), reason ? t(`entry.why.${reason}`) : '']
                  return `${filename} (${told.filter(Boolean).join(', ')})`
                })
                .join(', '),
            })}
          </p>
        )}
        {quoted && (
          <details className="inbox-quote">
            <summary>{t('entry.quoted')}</summary>
            <p className="talk-words">{quoted}</p>
          </details>
        )}
        <Foot message={message} />
      </article>
    </>
  )
}
