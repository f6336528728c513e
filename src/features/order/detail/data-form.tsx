import { useEffect, useState } from 'react'
import { useSaveOrderDelivery } from '../../../../generated/api/order/order'
import type { Order, OrderDelivery } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTyped } from '../../../forms/use-typed'
import { useTranslation } from '../../../i18n'
import { useUnsaved } from '../../../lib/use-unsaved'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'

interface DataFormProps {
  order: Order
  onSaved: (now: Order) => void
  onUnsaved: (unsaved: boolean) => void
}

/** The part of the home that a delivery brings as data; who leaves it unsaved is asked first. */
export function DataForm({ order, onSaved, onUnsaved }: DataFormProps) {
  const { t } = useTranslation('order')
  const [value] = useState({ ...order.delivery, version: order.version, category: order.category })
  const { isChanged, saved, ...watched } = useTyped()
  const { busy, errors, write } = useWrite(useSaveOrderDelivery, {
    done: t('files.dataSaved'),
    conflict: t('stale'),
    onDone: (now) => {
      saved()
      onSaved(now)
    },
  })
  const isUnsaved = isChanged && !busy
  useUnsaved(isUnsaved)
  useEffect(() => {
    onUnsaved(isUnsaved)
    return () => onUnsaved(false)
  }, [isUnsaved, onUnsaved])
  return (
    <SchemaForm
      name="OrderDelivery"
      formId="order-delivery"
      value={value}
      serverErrors={errors}
      disabled={busy}
      {...watched}
      onSubmit={(given) =>
        void write({
          id: order.id,
          data: { ...(given as unknown as OrderDelivery), version: order.version },
        })
      }
      aria-label={t('files.data')}
    >
      <div className="order-acts">
        <Button type="submit" variant="soft" busy={busy}>
          {t('files.saveData')}
        </Button>
        {isUnsaved && (
          <span className="muted" role="status">
            {t('files.unsaved')}
          </span>
        )}
      </div>
    </SchemaForm>
  )
}
