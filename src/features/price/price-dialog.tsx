import { Dialog } from '../../ui/workspace/kit/dialog'
import { DialogActs } from '../../ui/workspace/kit/dialog-acts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangePrice } from '../../../generated/api/price/price'
import {
  getGetPropertyQueryKey,
  getListPropertiesQueryKey,
  useGetProperty,
} from '../../../generated/api/property/property'
import type { PriceChangeInput, PriceEffect } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { statusOf } from '../../lib/api-error'
import type { PriceDialogProps } from '../../slots/price'
import { useWrite } from '../../lib/write'
import { SkeletonRows } from '../../ui/skeleton'
import { ErrorState } from '../../ui/states'
import '../../ui/workspace/styles/form.css'
import { Button } from '../../ui/workspace/kit/button'
import { EffectList } from './effect-list'
import { PriceForm } from './price-form'
import './price.css'

/** Changes a price: who will hear of it before, the reason with it, and who hears of it after. */
export default function PriceDialog({ propertyId, onClose }: PriceDialogProps) {
  const { t } = useTranslation('price')
  const client = useQueryClient()
  const {
    data: property,
    error,
    refetch,
  } = useGetProperty(propertyId, { request: { silent: true } })
  const [done, setDone] = useState<PriceEffect | null>(null)
  const { busy, errors, write } = useWrite(useChangePrice, {
    done: null,
    conflict: t('conflict'),
    onDone: ({ property: now, effect }) => {
      client.setQueryData(getGetPropertyQueryKey(propertyId), now)
      void client.invalidateQueries({ queryKey: getListPropertiesQueryKey() })
      // Its history, its matches and its owners say so, too.
      void client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).includes(propertyId),
      })
      setDone(effect)
    },
    onRefused: (failure) => statusOf(failure) === 409 && refetch(),
  })
  const send = (input: Omit<PriceChangeInput, 'version'>) =>
    property && write({ id: propertyId, data: { ...input, version: property.version } })
  return (
    <Dialog
      title={done ? t('done') : t('title', { ref: property?.ref ?? '' })}
      busy={busy}
      onClose={onClose}
      className="price-dialog"
    >
      {!property && !error ? <SkeletonRows rows={4} label={t('loading')} /> : null}
      {!property && error ? (
        <ErrorState error={error} level={3} title={t('failed')} onRetry={() => void refetch()} />
      ) : null}
      {property && !done ? (
        <PriceForm
          property={property}
          busy={busy}
          errors={errors}
          onClose={onClose}
          onSend={(input) => void send(input)}
        />
      ) : null}
      {done ? (
        <>
          <EffectList effect={done} done />
          <DialogActs>
            <Button variant="main" autoFocus onClick={onClose}>
              {t('close')}
            </Button>
          </DialogActs>
        </>
      ) : null}
    </Dialog>
  )
}
