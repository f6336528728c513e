import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { typeInChat, useGetChat } from '../../../../generated/api/chat/chat'
import type { Chat } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { Loading, Sk } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { FILE_TYPES, withFiles } from '../conversation/files'
import { MessageLog, type Between } from '../conversation/message-log'
import { useMessages } from '../conversation/use-messages'
import { usePresence } from '../conversation/use-presence'
import { useSending } from '../conversation/use-sending'
import { useLiveChats, useTyping } from '../live-chat'

/** What whoever writes an answer elsewhere may do with the conversation. */
export interface Talk {
  send: (text: string, files: File[]) => void
  /** Says that somebody is writing; at most every three seconds. */
  typing: () => void
  /** Files with those just chosen, and why one was left out. */
  take: (files: File[], chosen: File[]) => { files: File[]; fault: string }
  fileTypes: string
  /** Whether the visitor takes no more messages. */
  blocked: boolean
}

export interface DeskTalkProps {
  chatId: string
  between: readonly Between[]
  /** Told once it is there; null when it goes. */
  onTalk: (talk: Talk | null) => void
}

const TYPING_EVERY_MS = 3_000

function Room({ chat, between, onTalk }: { chat: Chat } & Omit<DeskTalkProps, 'chatId'>) {
  const { t } = useTranslation('chat')
  const { profile } = useSession()
  const feed = useMessages(chat.id)
  const sending = useSending(chat.id, (message) => feed.add([message]))
  const typing = useTyping(chat.id)
  usePresence(
    chat.id,
    feed.messages.findLast(({ side }) => side === 'visitor')?.id ?? null,
    chat.member,
    () => undefined,
  )
  const { send } = sending
  useEffect(() => {
    let told = 0
    const say = () => {
      if (Date.now() - told < TYPING_EVERY_MS) return
      told = Date.now()
      void typeInChat(chat.id, { quiet: true, silent: true }).catch(() => undefined)
    }
    onTalk({
      send,
      typing: chat.member ? say : () => undefined,
      take: (files, chosen) => withFiles(files, chosen, t),
      fileTypes: FILE_TYPES.join(','),
      blocked: chat.blocked,
    })
    return () => onTalk(null)
  }, [chat.id, chat.member, chat.blocked]) // eslint-disable-line -- sends by the conversation's id alone
  if (feed.fault && !feed.ready)
    return <ErrorState error={null} title={t('conversation.failed')} onRetry={feed.retry} />
  if (!feed.ready) return <Waiting />
  const sent = new Set(
    feed.messages.filter(({ senderId }) => senderId === profile.id).map(({ clientId }) => clientId),
  )
  return (
    <>
      {feed.state === 'offline' && (
        <p className="talk-off" role="status">
          <WifiOff className="icon" aria-hidden="true" />
          {t('conversation.offline')}
        </p>
      )}
      <MessageLog
        chat={chat}
        messages={feed.messages}
        pending={sending.pending.filter(({ clientId }) => !sent.has(clientId))}
        more={feed.more}
        typing={typing}
        between={between}
        onOlder={() => void feed.loadOlder()}
        onChanged={(message) => feed.add([message])}
        onRetry={sending.retry}
        onDiscard={sending.discard}
      />
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('chat')
  return (
    <Loading label={t('conversation.loading')} className="talk-wait">
      <Sk w="46%" h={52} r={14} />
      <Sk w="58%" h={72} r={14} />
      <Sk w="38%" h={52} r={14} />
    </Loading>
  )
}

/**
 * A conversation inside the agency's inbox: its messages as they come, with what else happened
 * between them.
 */
export function DeskTalk({ chatId, ...rest }: DeskTalkProps) {
  const { t } = useTranslation('chat')
  useLiveChats()
  const { data, error, refetch } = useGetChat(chatId, { request: { silent: true } })
  if (data) return <Room key={chatId} chat={data} {...rest} />
  return error ? (
    <ErrorState error={error} title={t('conversation.failed')} onRetry={() => void refetch()} />
  ) : (
    <Waiting />
  )
}
