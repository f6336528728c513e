import { CircleAlert, X } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import type { Upload } from './upload-queue'

/** Files on their way, each with its share; those that were not taken with their reason. */
export function UploadList({
  uploads,
  onDismiss,
}: {
  uploads: Upload[]
  onDismiss: (key: string) => void
}) {
  const { t } = useTranslation('property')
  const say = useErrorText()
  const going = uploads.filter(({ state }) => state !== 'refused')
  const refused = uploads.filter(({ state }) => state === 'refused')
  if (uploads.length === 0) return null
  return (
    <div className="upload-box">
      {going.length > 0 ? (
        <>
          <p role="status" className="muted">
            {t('media.sending', { count: going.length })}
          </p>
          <ul>
            {going.map(({ key, name, share }) => (
              <li key={key} className="upload-item">
                <span>{name}</span>
                <span
                  className="meter"
                  role="progressbar"
                  aria-label={name}
                  aria-valuenow={Math.round(share * 100)}
                  aria-valuemin={0}
                  aria-valuemax={100}
                >
                  <i style={{ width: `${share * 100}%` }} />
                </span>
                <small className="num">
                  {share > 0 ? `${Math.round(share * 100)} %` : t('media.waiting')}
                </small>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {refused.length > 0 ? (
        <div className="upload-refused" role="alert">
          <h4>
            <CircleAlert size={18} aria-hidden />
            {t('media.refused', { count: refused.length })}
          </h4>
          <ul>
            {refused.map(({ key, name, reason }) => (
              <li key={key}>
                <span>
                  <b>{name}</b> {say(reason)}
                </span>
                <IconButton label={t('media.dismiss', { name })} onClick={() => onDismiss(key)}>
                  <X size={18} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
