import { CircleAlert, Clock, RotateCw, Trash2 } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { Pressable } from '../../../ui/kit/bare/pressable'
import type { Pending } from './use-sending'

/** A message on its way, or one that stays because it did not leave. */
export function PendingBubble({
  one,
  onRetry,
  onDiscard,
}: {
  one: Pending
  onRetry: () => void
  onDiscard: () => void
}) {
  const { t } = useTranslation('chat')
  const say = useErrorText()
  return (
    <article className={`talk-message me is-pending${one.failed === null ? '' : ' is-failed'}`}>
      {one.text && <p className="talk-words">{one.text}</p>}
      {one.files.map((file, index) => (
        <p key={index} className="cx-file-name">
          {file.name}
        </p>
      ))}
      {one.failed === null ? (
        <p className="talk-when" role="status">
          <Clock className="icon" aria-hidden="true" />
          {t('message.sending')}
        </p>
      ) : (
        <>
          <p className="talk-when" role="alert">
            <CircleAlert className="icon" aria-hidden="true" />
            {one.failed ? say(one.failed) : t('message.failed')}
          </p>
          <p className="talk-again">
            <Pressable onClick={onRetry}>
              <RotateCw className="icon" aria-hidden="true" />
              {t('message.retry')}
            </Pressable>
            <Pressable onClick={onDiscard}>
              <Trash2 className="icon" aria-hidden="true" />
              {t('message.discard')}
            </Pressable>
          </p>
        </>
      )}
    </article>
  )
}
