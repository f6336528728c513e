import { Check, CheckCheck, Undo2 } from 'lucide-react'
import { withdrawChatMessage } from '../../../../generated/api/chat/chat'
import type { Chat, ChatMessage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { date } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import { isRead } from '../partner'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { FileLine } from './file-line'

/** As the server has it: after that a message stays. */
const WITHDRAW_MS = 10 * 60_000

/** One message: words, files, time, and for one's own side whether it was read. */
export function Bubble({
  chat,
  message,
  named,
  onChanged,
}: {
  chat: Chat
  message: ChatMessage
  named: boolean
  onChanged: (message: ChatMessage) => void
}) {
  const { t } = useTranslation('chat')
  const { profile } = useSession()
  const mine = message.senderId === profile.id
  const ours = message.side === chat.side
  const read = ours && isRead(message, chat)
  const withdrawable =
    mine && !message.withdrawn && Date.now() - Date.parse(message.created_date) < WITHDRAW_MS
  const withdraw = () =>
    openDialog('common', {
      title: t('message.withdrawTitle'),
      text: t('message.withdrawText'),
      confirm: t('message.withdraw'),
      danger: true,
      onConfirm: async () =>
        onChanged(await withdrawChatMessage(chat.id, message.id, { quiet: true })),
    })
  return (
    <article className={`talk-message${ours ? ' me' : ''}${message.withdrawn ? ' is-gone' : ''}`}>
      {named && !mine && <b className="talk-who">{message.senderName}</b>}
      {message.withdrawn ? (
        <p>{t('message.withdrawn')}</p>
      ) : (
        message.text && <p className="talk-words">{message.text}</p>
      )}
      {message.files.map((file, at) => (
        <FileLine key={file.id} threadId={chat.id} file={file} number={at + 1} />
      ))}
      <p className="talk-when">
        <time dateTime={message.created_date} className="num">
          {date(message.created_date, 'HH:mm')}
        </time>
        {ours &&
          !message.withdrawn &&
          (read ? (
            <>
              <CheckCheck className="icon" aria-hidden="true" />
              <span>{t('message.read')}</span>
            </>
          ) : (
            <>
              <Check className="icon" aria-hidden="true" />
              <span className="spoken">{t('message.sent')}</span>
            </>
          ))}
        {withdrawable && (
          <Pressable onClick={withdraw}>
            <Undo2 className="icon" aria-hidden="true" />
            {t('message.withdraw')}
          </Pressable>
        )}
      </p>
    </article>
  )
}
