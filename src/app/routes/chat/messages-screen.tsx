import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import MessagesPage from '../../../features/chat/messages-page'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { SkeletonRows } from '../../../ui/skeleton'

const InboxScreen = lazy(() => import('./inbox-screen'))

/** In the address of an agent who asks other agencies about their homes. */
const AS_VISITOR = { como: 'visitante' }

/**
 * Messages: an agency's people have its inbox, everybody else their conversations; whoever asks
 * about a home is a visitor there.
 */
export default function MessagesScreen() {
  const { t } = useTranslation()
  const { profile } = useSession()
  const [params] = useSearchParams()
  if (profile.role !== 'ADMIN' && profile.role !== 'STAFF') return <MessagesPage />
  if (params.has('home') || params.get('como') === AS_VISITOR.como)
    return <MessagesPage keep={AS_VISITOR} />
  return (
    <Suspense fallback={<SkeletonRows rows={6} label={t('loading')} />}>
      <InboxScreen />
    </Suspense>
  )
}
