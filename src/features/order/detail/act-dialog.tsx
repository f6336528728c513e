import { useState } from 'react'
import { useActOnOrder } from '../../../../generated/api/order/order'
import type { Order, OrderAct, OrderActInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { useWrite } from '../../../lib/write'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

/** An act that asks for words, a price or a share. */
export default function ActDialog({
  order,
  act,
  onClose,
}: {
  order: Order
  act: OrderAct
  onClose: () => void
}) {
  const { t } = useTranslation('order')
  const [value] = useState({
    version: order.version,
    act,
    ...(act === 'refund' &&
      order.pay === 'transfer' &&
      order.refundDue > 0 && { amount: order.refundDue }),
  })
  const { busy, errors, failed, write } = useWrite(useActOnOrder, {
    done: (now) => t(`done.${now.state}`),
    reads: ['order'],
    conflict: t('stale'),
    say: useErrorText(),
    onDone: onClose,
  })
  return (
    <Dialog title={t(`act.${act}`)} width="xs" busy={busy} onClose={onClose}>
      <SchemaForm
        name="OrderActInput"
        formId="order-act"
        value={value}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(given) => void write({ id: order.id, data: given as unknown as OrderActInput })}
      >
        <p className="muted">{t(`ask.${act}`, { pct: order.percents.cancel })}</p>
        <FormFoot
          problem={failed}
          back={t('back')}
          send={t(`act.${act}`)}
          busy={busy}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
