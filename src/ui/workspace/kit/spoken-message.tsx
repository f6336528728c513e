import { useMessage } from '../../../lib/message'

/**
 * The message of the page, said inside what is modal: the page behind it, and the bar with its
 * words, is hidden from who hears the screen as long as that is open.
 */
export function SpokenMessage() {
  const { text, status } = useMessage()
  return (
    <p className="spoken" role={status === 'ERROR' ? 'alert' : 'status'}>
      {status && text}
    </p>
  )
}
