import { MessageSquare } from 'lucide-react'
import { useTranslation } from '../../i18n'
import { DocumentHead } from '../../ui/document-head'
import { EmptyState } from '../../ui/states'
import '../../ui/workspace/styles/talk.css'
import './inbox.css'
import { ThreadList } from './list/thread-list'
import type { InboxSlots } from './slots'
import { ThreadRoom } from './thread/thread-room'
import { useAddress } from './use-address'
import { useInboxLive, useUnreadThreads } from './use-inbox'

/**
 * /auth/mensajes of an agency: all threads left, the open one in the middle, its home and person
 * right; on a phone one after the other.
 */
export default function InboxPage({ slots }: { slots: InboxSlots }) {
  const { t } = useTranslation('inbox')
  const { open } = useAddress()
  const unread = useUnreadThreads()
  useInboxLive(open)
  return (
    <>
      <DocumentHead title={unread > 0 ? t('titleUnread', { count: unread }) : t('title')} />
      <div className={`talk inbox${open ? ' is-open' : ''}`}>
        <ThreadList slots={slots} />
        {open ? (
          <ThreadRoom key={open} id={open} slots={slots} />
        ) : (
          <section className="talk-none" aria-label={t('none.title')}>
            <EmptyState icon={MessageSquare} title={t('none.title')} text={t('none.text')} />
          </section>
        )}
      </div>
    </>
  )
}
