import { CircleAlert, CircleCheck, MessageSquare, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../i18n'
import { clearMessage, useMessage, type MessageStatus } from '../lib/message'
import { useErrorText } from '../i18n/error-text'
import { Pressable } from '../ui/kit/bare/pressable'

const UNDO_SECONDS = 10
const SHOWN_MS: Partial<Record<MessageStatus, number>> = {
  SUCCESS: 5_000,
  NOTIFICATION: 8_000,
  CHAT: 8_000,
}

const ICONS = {
  ERROR: CircleAlert,
  WARNING: TriangleAlert,
  SUCCESS: CircleCheck,
  NOTIFICATION: MessageSquare,
  CHAT: MessageSquare,
}

/** Seconds left to undo, counting down while a message offers it. */
function useCountdown(offered: boolean, key: unknown): number {
  const [left, setLeft] = useState(UNDO_SECONDS)
  useEffect(() => {
    if (!offered) return undefined
    setLeft(UNDO_SECONDS)
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000)
    return () => clearInterval(timer)
  }, [offered, key])
  return left
}

/** News lead to their page. */
function leadsTo(metadata: unknown): string | null {
  const href: unknown =
    metadata !== null && typeof metadata === 'object' && 'href' in metadata ? metadata.href : null
  return typeof href === 'string' ? href : null
}

/** The shown message with its icon, way back and close; errors stay until closed or replaced. */
export function MessageCard() {
  const { t } = useTranslation('shell')
  const message = useMessage()
  const errorText = useErrorText()
  const { status, undo } = message
  const to = status === 'CHAT' || status === 'NOTIFICATION' ? leadsTo(message.metadata) : null
  const left = useCountdown(undo !== undefined, message)

  useEffect(() => {
    const lasts = undo ? UNDO_SECONDS * 1_000 : status && SHOWN_MS[status]
    if (!lasts) return undefined
    const timer = setTimeout(clearMessage, lasts)
    return () => clearTimeout(timer)
  }, [message, status, undo])

  const Icon = status && ICONS[status]
  if (!Icon) return null
  return (
    <div className={`message is-${status.toLowerCase()}`}>
      <Icon className="icon" aria-hidden="true" />
      <p>
        {to ? (
          <Link to={to} onClick={clearMessage}>
            {message.text}
          </Link>
        ) : message.translate ? (
          errorText(message.text)
        ) : (
          message.text
        )}
      </p>
      {undo && (
        <Pressable
          className="message-undo"
          onClick={() => {
            undo()
            clearMessage()
          }}
        >
          {t('message.undo', { seconds: left })}
        </Pressable>
      )}
      <Pressable className="message-close" aria-label={t('message.close')} onClick={clearMessage}>
        <X className="icon" aria-hidden="true" />
      </Pressable>
    </div>
  )
}
