import { useErrorText } from '../../i18n/error-text'
import { useMessage } from '../../lib/message'

/** A sentence of the catalogue, in the page's language. */
const Said = ({ text }: { text: string }) => useErrorText()(text)

/**
 * The message of the page, said inside what is modal: the page behind it, and the bar with its
 * words, is hidden from who hears the screen as long as that is open.
 */
export function SpokenMessage() {
  const { text, status, translate } = useMessage()
  return (
    <p className="spoken" role={status === 'ERROR' ? 'alert' : 'status'}>
      {status && (translate ? <Said text={text} /> : text)}
    </p>
  )
}
