import { useState } from 'react'
import { useStepReferral } from '../../../../generated/api/referral/referral'
import type { Referral, ReferralStepInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf, statusOf } from '../../../lib/api-error'
import { money } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

/** Says why it does not go on, or that the transfer was made. */
export default function StepForm({
  referral: { id, version, payout, isFinal, transfer },
  act,
  onClose,
}: {
  referral: Referral
  act: 'reject' | 'pay'
  onClose: () => void
}) {
  const { t } = useTranslation('referral')
  const isPay = act === 'pay'
  const [value] = useState({
    version,
    act,
    ...(isPay && isFinal && payout && { closePrice: payout.closePrice }),
  })
  const { busy, errors, write } = useWrite(useStepReferral, {
    done: t(`acts.${act}Done`),
    reads: ['referral'],
    conflict: t('stale'),
    explain: firstSentenceOf,
    onDone: onClose,
    // Whom to pay, or how much, is another by now: it is read before it is said.
    onRefused: (error) => isPay && statusOf(error) === 409 && onClose(),
  })
  const words = {
    net: payout ? money(payout.net) : '',
    name: transfer?.name ?? '',
    end: transfer?.iban.slice(-4) ?? '',
  }
  return (
    <Dialog title={t(`acts.${act}Title`)} width="xs" busy={busy} onClose={onClose}>
      <SchemaForm
        name="ReferralStepInput"
        formId="referral-step"
        value={value}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(typed) => {
          const data = typed as unknown as ReferralStepInput
          // Paid is what was read when it was asked for; a reason holds whatever was done meanwhile.
          void write({ id, data: isPay ? data : { ...data, version } })
        }}
      >
        <p className="integration-help num">
          {t(isPay && transfer ? 'acts.payTextTo' : `acts.${act}Text`, words)}
        </p>
        <FormFoot back={t('cancel')} send={t(`acts.${act}`)} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}
