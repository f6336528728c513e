import { lazy, Suspense } from 'react'
import { useMessage } from '../lib/message'
import './message-bar.css'

/** The words alone, where the card's own code cannot be had: on a train, say. */
const Words = () => <p className="message">{useMessage().text}</p>

const MessageCard = lazy(() =>
  import('./message-card').then(
    (card) => ({ default: card.MessageCard }),
    () => ({ default: Words }),
  ),
)

/**
 * Where the global message is read out: the region stands from the start, what it shows is loaded
 * with the first message.
 */
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
