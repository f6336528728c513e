import { resolveCardTrouble } from '../../../../generated/api/operator/operator'
import type { CardTroubleInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { inOne, useWrite } from '../../../lib/write'
import { QUIETLY } from '../quietly'
import { ReasonDialog } from '../reason-dialog'
import type { Chosen } from './chosen'

const resolve = inOne((said: CardTroubleInput) => resolveCardTrouble(said, QUIETLY))

/** What is asked before something is said of a difference. */
export function TroubleDialog({ trouble, act, onClose }: Chosen & { onClose: () => void }) {
  const { t } = useTranslation('operator')
  const { busy, errors, failed, write } = useWrite(resolve, {
    done: t('cards.done'),
    reads: ['operator'],
    say: useErrorText(),
    onDone: onClose,
  })
  const { subject } = trouble
  return (
    <ReasonDialog
      title={`${t(`cards.act.${act}`)}: ${subject}`}
      help={t('cards.help')}
      send={t(`cards.act.${act}`)}
      busy={busy}
      errors={errors}
      failed={failed}
      onClose={onClose}
      onSend={(reason) => void write({ subject, act, reason })}
    >
      <p>{t(`cards.text.${act}`)}</p>
    </ReasonDialog>
  )
}
