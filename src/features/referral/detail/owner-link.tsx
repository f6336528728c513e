import { MessageCircle } from 'lucide-react'
import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { copyText } from '../../../lib/copy-text'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { whatsappAddress } from '../../../lib/phone'

/** The link to pass on to an owner without e-mail; nothing of any other. */
export function OwnerLink({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referral')
  const { ownerLink, owner, asksUntil } = referral
  if (ownerLink === null) return null
  const text = t('link.text', { link: ownerLink })
  return (
    <Panel title={t('link.title')} note={t('link.note', { day: date(asksUntil) })}>
      <TextField
        label={t('link.label')}
        value={ownerLink}
        readOnly
        onFocus={(e) => e.target.select()}
      />
      <div className="referral-foot">
        <Button
          onClick={() =>
            void copyText(ownerLink, { copied: t('link.copied'), failed: t('link.failed') })
          }
        >
          {t('link.copy')}
        </Button>
        <a
          className={buttonClass({ variant: 'main' })}
          href={whatsappAddress(owner?.phone, text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle className="icon" aria-hidden="true" />
          {t('link.whatsapp')}
        </a>
      </div>
    </Panel>
  )
}
