import { ArrowDown } from 'lucide-react'
import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Chat, ChatMessage } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { dayName, sameDay } from '../../../lib/when'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { Bubble } from './bubble'
import { PendingBubble } from './pending-bubble'
import type { Pending } from './use-sending'

/** So near to the end one is reading the end. */
const NEAR = 120

/** Something else that happened, shown among the messages at its time. */
export interface Between {
  key: string
  at: string
  node: ReactNode
}

interface LogProps {
  chat: Chat
  messages: ChatMessage[]
  pending: Pending[]
  more: boolean
  typing: string
  between?: readonly Between[]
  onOlder: () => void
  onChanged: (message: ChatMessage) => void
  onRetry: (one: Pending) => void
  onDiscard: (one: Pending) => void
}

/** Keeps the end in view while one reads there, and the place when older messages come in above. */
function useScroll(firstId: string | undefined, lastKey: string) {
  const log = useRef<HTMLDivElement>(null)
  const before = useRef({ firstId, height: 0, atEnd: true })
  const [away, setAway] = useState(false)
  useLayoutEffect(() => {
    const element = log.current
    if (!element) return
    const { firstId: known, height, atEnd } = before.current
    if (known !== undefined && firstId !== known) element.scrollTop += element.scrollHeight - height
    else if (atEnd) element.scrollTop = element.scrollHeight
    else setAway(true)
    before.current = { firstId, height: element.scrollHeight, atEnd: before.current.atEnd }
  }, [firstId, lastKey])
  // The end stays in view when a picture has come or the field below has grown.
  useEffect(() => {
    const element = log.current
    if (!element) return
    const keep = () => {
      if (before.current.atEnd) element.scrollTop = element.scrollHeight
    }
    const observer = new ResizeObserver(keep)
    observer.observe(element)
    element.addEventListener('load', keep, true)
    return () => {
      observer.disconnect()
      element.removeEventListener('load', keep, true)
    }
  }, [])
  const onScroll = () => {
    const element = log.current
    if (!element) return
    const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
    before.current = { ...before.current, atEnd, height: element.scrollHeight }
    if (atEnd) setAway(false)
    return element.scrollTop
  }
  const toEnd = () => log.current?.scrollTo({ top: log.current.scrollHeight })
  return { log, onScroll, away, toEnd }
}

const NOTHING: readonly Between[] = []

/** Messages and what stands between them, by time; a message knows the one before it. */
function inOrder(messages: ChatMessage[], between: readonly Between[]) {
  const all = [
    ...messages.map((message, index) => ({
      key: message.id,
      at: message.created_date,
      message,
      before: messages[index - 1]?.senderId,
      node: null,
    })),
    ...between.map(({ key, at, node }) => ({ key, at, message: null, before: undefined, node })),
  ]
  return all.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}

/** The messages by day, oldest first; what is on its way at the end. */
export function MessageLog({
  chat,
  messages,
  pending,
  more,
  typing,
  between = NOTHING,
  onOlder,
  onChanged,
  onRetry,
  onDiscard,
}: LogProps) {
  const { t } = useTranslation('chat')
  const last = messages.at(-1)
  const { log, onScroll, away, toEnd } = useScroll(
    messages[0]?.id,
    `${last?.id} ${between.at(-1)?.key} ${pending.length} ${typing}`,
  )
  const scrolled = () => {
    const top = onScroll()
    if (more && top !== undefined && top < 300) onOlder()
  }
  const news =
    last && last.side !== chat.side
      ? t('message.from', {
          name: last.senderName,
          text: last.withdrawn
            ? t('message.withdrawn')
            : last.text || t('row.files', { count: last.files.length }),
        })
      : ''
  return (
    <div className="talk-logbox">
      {/* Said aloud as it comes; the log itself is silent, or older messages would be read out. */}
      <p className="spoken" aria-live="polite">
        {news}
      </p>
      <div
        className="talk-log"
        ref={log}
        role="log"
        aria-live="off"
        aria-label={t('conversation.messages')}
        tabIndex={0}
        onScroll={scrolled}
      >
        {more && (
          <p className="talk-older" role="status">
            {t('conversation.older')}
          </p>
        )}
        {messages.length === 0 && between.length === 0 && pending.length === 0 && (
          <p className="talk-first">{t('conversation.first')}</p>
        )}
        {inOrder(messages, between).map(({ key, at, message, before, node }, index, all) => {
          const newDay = index === 0 || !sameDay(all[index - 1]?.at ?? at, at)
          return (
            <Fragment key={key}>
              {newDay && <h3 className="talk-day">{dayName(at, t)}</h3>}
              {message ? (
                <Bubble
                  chat={chat}
                  message={message}
                  named={newDay || before !== message.senderId}
                  onChanged={onChanged}
                />
              ) : (
                node
              )}
            </Fragment>
          )
        })}
        {pending.map((one) => (
          <PendingBubble
            key={one.clientId}
            one={one}
            onRetry={() => onRetry(one)}
            onDiscard={() => onDiscard(one)}
          />
        ))}
        <p className="talk-typing" role="status">
          {typing && t('conversation.typing', { name: typing })}
        </p>
      </div>
      {away && (
        <Pressable className="talk-end" onClick={toEnd}>
          <ArrowDown className="icon" aria-hidden="true" />
          {t('conversation.new')}
        </Pressable>
      )}
    </div>
  )
}
