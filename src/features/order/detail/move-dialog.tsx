import { useState } from 'react'
import { useActOnOrder } from '../../../../generated/api/order/order'
import type { Order } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { instantAt } from '../../../lib/madrid'
import { useWrite } from '../../../lib/write'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'
import { TextField } from '../../../ui/workspace/kit/text-field'

/** Another hour for the work; a day and a clock are typed, no object of the contract. */
export default function MoveDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('order')
  const [at, setAt] = useState('')
  const { busy, failed, write } = useWrite(useActOnOrder, {
    done: t('move.done'),
    reads: ['order'],
    conflict: t('stale'),
    say: useErrorText(),
    onDone: onClose,
  })
  const [day = '', hour = ''] = at.split('T')
  // The clock typed is that of the islands, wherever the browser stands.
  const moment = day && hour ? instantAt(day, hour) : null
  return (
    <FormDialog
      title={t('act.move')}
      width="xs"
      cancel={t('back')}
      send={t('act.move')}
      busy={busy}
      disabled={moment === null}
      problem={failed}
      onClose={onClose}
      onSend={() =>
        void write({
          id: order.id,
          data: { version: order.version, act: 'move', startsAt: moment?.toISOString() },
        })
      }
    >
      <TextField
        type="datetime-local"
        step={1800}
        label={t('move.when')}
        help={t('move.help')}
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
    </FormDialog>
  )
}
