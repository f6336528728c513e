import type { WebhookTry } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'

/** What the other side answered, in words: its status, or why there was none. */
export function useAnswer({ status, failure }: Pick<WebhookTry, 'status' | 'failure'>): string {
  const { t } = useTranslation('webhook')
  if (failure && failure !== 'status') return t(`failure.${failure}`)
  return status === null ? t('sent.notYet') : t('sent.answered', { status })
}
