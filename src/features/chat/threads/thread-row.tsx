import { BellOff, Home } from 'lucide-react'
import type { Chat } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { partnerOf, textIn } from '../partner'
import { shortTime } from '../../../lib/when'

/** The last line in words: whose it is, and what it is when it has no words. */
function useLastLine({ last }: Chat): string {
  const { t } = useTranslation('chat')
  const { profile } = useSession()
  if (!last) return t('row.nothing')
  const what = last.withdrawn
    ? t('message.withdrawn')
    : last.text || t('row.files', { count: last.files })
  return last.senderId === profile.id ? t('row.mine', { text: what }) : what
}

/** One conversation in the list: the home's picture, who it is with, the last line, the time. */
export function ThreadRow({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const line = useLastLine(chat)
  const at = chat.last?.created_date ?? chat.createdAt
  return (
    <>
      {chat.home.thumb ? (
        <img src={chat.home.thumb} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <span className="talk-noimg" aria-hidden="true">
          <Home className="icon" />
        </span>
      )}
      <b>{partnerOf(chat).name}</b>
      <time dateTime={at}>{shortTime(at, t)}</time>
      <span className="talk-about">{textIn(chat.home.title) ?? chat.home.ref}</span>
      <span className="talk-last">{line}</span>
      <span className="talk-marks">
        {chat.muted && <BellOff className="icon" aria-label={t('row.muted')} role="img" />}
        {chat.unread > 0 && (
          <em className="num">
            {chat.unread}
            <span className="spoken"> {t('row.unread', { count: chat.unread })}</span>
          </em>
        )}
      </span>
    </>
  )
}
