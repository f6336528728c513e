import type { IntegrationDelay } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { PartialBand } from '../../../ui/states'

const TOO_OFTEN = 429

/** A portal that takes nothing at the moment: what it answers, and when it is tried again. */
export function Delay({ delay: { failures, status, nextAt } }: { delay: IntegrationDelay }) {
  const { t } = useTranslation('integration')
  const what = status === null ? 'silent' : status === TOO_OFTEN ? 'tooOften' : 'error'
  return (
    <PartialBand>
      {t(`delay.${what}`, { count: failures, status })}{' '}
      {nextAt && t('delay.next', { when: date(nextAt, 'DD/MM/YYYY HH:mm') })} {t('delay.safe')}
    </PartialBand>
  )
}
