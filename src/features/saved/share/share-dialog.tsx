import { Check, Link2, Mail, MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import type { DialogProps } from '../../../lib/dialog'
import '../../../ui/button.css'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { Button } from '../../../ui/kit/button'
import { buttonClass } from '../../../ui/kit/button-class'
import './share.css'

/**
 * The dialog `share`: `openDialog('share', { title, url, text? })`. The device's own sheet when it
 * has one, a link, mail, WhatsApp.
 */
export default function ShareDialog({ payload, close }: DialogProps) {
  const { t } = useTranslation('saved')
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const url = typeof payload.url === 'string' ? payload.url : location.href
  const title = payload.title ?? ''
  const message = encodeURIComponent(`${title}\n${url}`)
  const device = async () => {
    try {
      await navigator.share({ title, url })
      close()
    } catch {
      // Closing the device's sheet is no failure; the other ways stand below.
    }
  }
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <div className="share">
      <h2 id="dialog-title">{t('share.title')}</h2>
      {title && <p className="dialog-lead">{title}</p>}
      {payload.text && <p className="dialog-lead">{payload.text}</p>}
      <label className="share-link">
        <span>{t('share.link')}</span>
        <BareInput readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <p role="status" className="share-said">
        {copied === 'yes' ? t('share.copied') : copied === 'no' ? t('share.byHand') : ''}
      </p>
      <div className="share-ways">
        <Button variant="main" onClick={() => void copy()}>
          {copied === 'yes' ? (
            <Check className="icon" aria-hidden="true" />
          ) : (
            <Link2 className="icon" aria-hidden="true" />
          )}
          {t('share.copy')}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void device()}>
            <Share2 className="icon" aria-hidden="true" />
            {t('share.device')}
          </Button>
        )}
        <a
          className={buttonClass()}
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle className="icon" aria-hidden="true" />
          WhatsApp
        </a>
        <a
          className={buttonClass()}
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}
        >
          <Mail className="icon" aria-hidden="true" />
          {t('share.mail')}
        </a>
      </div>
    </div>
  )
}
