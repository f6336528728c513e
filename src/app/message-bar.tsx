import { lazy, Suspense } from 'react'
import { useMessage } from '../lib/message'
import './message-bar.css'

const MessageCard = lazy(async () => ({ default: (await import('./message-card')).MessageCard }))

/** Where the global message is read out: the region stands from the start, what it shows is loaded with the first message. */
export function MessageBar() {
  const { status } = useMessage()
  return (
    <div className="message-area" role={status === 'ERROR' ? 'alert' : 'status'}>
      {status && (
        <Suspense>
          <MessageCard />
        </Suspense>
      )}
    </div>
  )
}
