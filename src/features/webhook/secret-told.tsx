import type { WebhookSecret } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { ToldOnce } from '../../ui/workspace/told-once'

/** The secret of a webhook, this once. */
export function SecretTold({ told }: { told: WebhookSecret }) {
  const { t } = useTranslation('webhook')
  return (
    <div className="webhook-told">
      <ToldOnce
        value={told.secret}
        label={t('told.label', { name: told.webhook.name })}
        note={t('told.note')}
        copy={t('told.copy')}
        copied={t('told.copied')}
        copyFailed={t('told.copyFailed')}
      />
    </div>
  )
}
