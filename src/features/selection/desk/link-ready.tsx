import { Check, Copy, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { SelectionMade } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TextInput } from '../../../ui/workspace/kit/text-input'

/** The link, told this once: to copy, or to open WhatsApp with. */
export function LinkReady({ made, onClose }: { made: SelectionMade; onClose: () => void }) {
  const { t } = useTranslation('selection')
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(made.url).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <div className="selection-ready">
      <p className="field-help">{t('ready.once')}</p>
      <TextInput
        readOnly
        aria-label={t('ready.link')}
        value={made.url}
        onFocus={(event) => event.target.select()}
      />
      <p role="status" className="field-help">
        {copied ? t('ready.copied') : ''}
      </p>
      <DialogActs>
        <Button onClick={copy}>
          {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          {t('ready.copy')}
        </Button>
        {made.whatsapp ? (
          <a
            className={buttonClass({ variant: 'main' })}
            href={made.whatsapp}
            target="_blank"
            rel="noreferrer"
          >
            <MessageCircle size={18} aria-hidden />
            {t('ready.whatsapp')}
          </a>
        ) : null}
        <Button onClick={onClose}>{t('ready.close')}</Button>
      </DialogActs>
    </div>
  )
}
