import { ArrowLeft, WifiOff } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { useGetChat } from '../../../../generated/api/chat/chat'
import type { Chat } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { useSession } from '../../../lib/session'
import { Loading, Sk } from '../../../ui/skeleton'
import { ErrorState, NoRightState } from '../../../ui/states'
import { HomeCard } from '../home-card'
import { refreshChats, useTyping } from '../live-chat'
import { partnerOf, textIn } from '../partner'
import { ChatMenu } from './chat-menu'
import { Composer } from './composer'
import { MessageLog } from './message-log'
import { useMessages } from './use-messages'
import { usePresence } from './use-presence'
import { useSending } from './use-sending'

function Back() {
  const { t } = useTranslation('chat')
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.delete('chat')
  next.delete('home')
  return (
    <Link
      className="icon-button talk-back"
      to={{ search: next.toString() }}
      aria-label={t('conversation.back')}
    >
      <ArrowLeft className="icon" aria-hidden="true" />
    </Link>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label} className="talk-wait">
    <Sk w="46%" h={52} r={14} />
    <Sk w="58%" h={72} r={14} />
    <Sk w="38%" h={52} r={14} />
  </Loading>
)

function Room({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const { profile } = useSession()
  const feed = useMessages(chat.id)
  const sending = useSending(chat.id, (message) => {
    feed.add([message])
    refreshChats(client)
  })
  const typing = useTyping(chat.id)
  const lastTheirs = feed.messages.findLast(({ side }) => side !== chat.side)?.id ?? null
  usePresence(chat.id, lastTheirs, chat.member, () => refreshChats(client))
  const sent = new Set(
    feed.messages.filter(({ senderId }) => senderId === profile.id).map(({ clientId }) => clientId),
  )
  const pending = sending.pending.filter(({ clientId }) => !sent.has(clientId))
  const partner = partnerOf(chat)
  return (
    <>
      <section className="talk-thread" aria-label={t('conversation.with', { name: partner.name })}>
        <header className="talk-thread-head">
          <Back />
          {partner.avatar && <img className="avatar" src={partner.avatar} alt="" />}
          <div>
            <h2>{partner.name}</h2>
            <p>
              {[partner.note, textIn(chat.home.title) ?? chat.home.ref].filter(Boolean).join(' · ')}
            </p>
          </div>
          <ChatMenu chat={chat} />
        </header>
        {feed.state === 'offline' && feed.ready && (
          <p className="talk-off" role="status">
            <WifiOff className="icon" aria-hidden="true" />
            {t('conversation.offline')}
          </p>
        )}
        {feed.fault === 'refused' ? (
          <NoRightState title={t('conversation.refused')} text={t('conversation.refusedText')} />
        ) : feed.fault === 'failed' && !feed.ready ? (
          <ErrorState error={null} title={t('conversation.failed')} onRetry={feed.retry} />
        ) : !feed.ready ? (
          <Waiting label={t('conversation.loading')} />
        ) : (
          <MessageLog
            chat={chat}
            messages={feed.messages}
            pending={pending}
            more={feed.more}
            typing={typing}
            onOlder={() => void feed.loadOlder()}
            onChanged={(message) => feed.add([message])}
            onRetry={sending.retry}
            onDiscard={sending.discard}
          />
        )}
        {chat.blocked ? (
          <p className="talk-blocked">
            {t(chat.side === 'visitor' ? 'conversation.blocked' : 'conversation.blockedByVisitor')}
          </p>
        ) : (
          <Composer threadId={chat.id} member={chat.member} onSend={sending.send} />
        )}
      </section>
      <HomeCard chat={chat} />
    </>
  )
}

/** The open conversation and its home. */
export function Conversation({ id }: { id: string }) {
  const { t } = useTranslation('chat')
  const { data, error, refetch } = useGetChat(id, { request: { silent: true } })
  if (data) return <Room chat={data} />
  const missing = statusOf(error) === 404 || statusOf(error) === 400
  return (
    <section className="talk-thread" aria-label={t('conversation.label')}>
      <header className="talk-thread-head">
        <Back />
      </header>
      {missing ? (
        <NoRightState title={t('conversation.refused')} text={t('conversation.refusedText')} />
      ) : error ? (
        <ErrorState error={error} title={t('conversation.failed')} onRetry={() => void refetch()} />
      ) : (
        <Waiting label={t('conversation.loading')} />
      )}
    </section>
  )
}
