import Dialog from '@mui/material/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePrice } from '../../../generated/api/price/price'
import {
  getGetPropertyQueryKey,
  getListPropertiesQueryKey,
  useGetProperty,
} from '../../../generated/api/property/property'
import type { PriceChangeInput, PriceEffect } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { fieldErrorsOf, statusOf } from '../../lib/api-error'
import { setMessage } from '../../lib/message'
import type { PriceDialogProps } from '../../lib/price-slot'
import { tellFailure } from '../../lib/tell-failure'
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
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [done, setDone] = useState<PriceEffect | null>(null)
  const send = async (input: Omit<PriceChangeInput, 'version'>) => {
    if (!property) return
    setBusy(true)
    setErrors({})
    try {
      const { property: now, effect } = await changePrice(
        propertyId,
        { ...input, version: property.version },
        { silent: true, quiet: true },
      )
      client.setQueryData(getGetPropertyQueryKey(propertyId), now)
      void client.invalidateQueries({ queryKey: getListPropertiesQueryKey() })
      // Its history, its matches and its owners say so, too.
      void client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).includes(propertyId),
      })
      setDone(effect)
    } catch (failure) {
      const told = fieldErrorsOf(failure)
      if (told) setErrors(told)
      else if (statusOf(failure) === 409) {
        await refetch()
        setMessage('WARNING', t('conflict'))
      } else tellFailure(failure)
    }
    setBusy(false)
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby="price-title"
      slotProps={{ paper: { className: 'pce-d' } }}
    >
      <h2 id="price-title">{done ? t('done') : t('title', { ref: property?.ref ?? '' })}</h2>
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
          <div className="pce-e">
            <Button variant="main" autoFocus onClick={onClose}>
              {t('close')}
            </Button>
          </div>
        </>
      ) : null}
    </Dialog>
  )
}
