import { MessageSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { openChat } from '../../../generated/api/chat/chat'
import { useTranslation } from '../../i18n'
import { statusOf } from '../../lib/api-error'
import { DocumentHead } from '../../ui/document-head'
import { EmptyState, ErrorState } from '../../ui/states'
import '../../ui/workspace/styles/talk.css'
import { Conversation } from './conversation/conversation'
import { useLiveChats } from './live-chat'
import { ThreadList } from './threads/thread-list'

/**
 * `?home=` comes from a home's page or its sign-in: the conversation about it is opened and takes
 * its place in the address.
 */
function useOpening(
  home: string | null,
  opened: (id: string) => void,
): { fault: Error | null; again: () => void } {
  const [fault, setFault] = useState<Error | null>(null)
  const [attempt, setAttempt] = useState(0)
  const tell = useRef(opened)
  tell.current = opened
  useEffect(() => {
    if (home === null) return
    let over = false
    setFault(null)
    openChat({ propertyId: home }, { quiet: true, silent: true })
      .then(({ id }) => over || tell.current(id))
      .catch((error: Error) => over || setFault(error))
    return () => {
      over = true
    }
  }, [home, attempt])
  return { fault, again: () => setAttempt((count) => count + 1) }
}

/**
 * /auth/mensajes of visitors (and, with `keep` in the address, of agents who ask other agencies):
 * conversations left, the open one right; on a phone one after the other. The address holds which.
 */
export default function MessagesPage({ keep = {} }: { keep?: Record<string, string> }) {
  const { t } = useTranslation('chat')
  const [params, setParams] = useSearchParams()
  const [chat, home] = [params.get('chat'), params.get('home')]
  useLiveChats()
  const { fault, again } = useOpening(chat ? null : home, (id) =>
    setParams({ chat: id, ...keep }, { replace: true }),
  )
  return (
    <>
      <DocumentHead title={t('title')} />
      <div className={`talk${chat || home ? ' is-open' : ''}`}>
        <ThreadList open={chat} keep={keep} />
        {chat ? (
          <Conversation key={chat} id={chat} />
        ) : (
          <section className="talk-none" aria-label={t('conversation.none')}>
            {fault !== null ? (
              <ErrorState
                error={fault}
                title={t(statusOf(fault) === 404 ? 'open.gone' : 'open.failed')}
                onRetry={again}
              />
            ) : home ? (
              <p role="status">{t('open.opening')}</p>
            ) : (
              <EmptyState
                icon={MessageSquare}
                title={t('conversation.none')}
                text={t('conversation.choose')}
              />
            )}
          </section>
        )}
      </div>
    </>
  )
}
