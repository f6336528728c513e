import { SignpostBig } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/workspace/kit/button'
import { useLive, useScope } from '../scope'
import type { AddressAt } from '../services'
import type { Spot } from './pin-pad'

type Said = 'asking' | 'failed' | 'none' | AddressAt['exactness'] | null

/**
 * Writes the address of the pin into the form: offered while no street is written, so that nothing
 * typed is lost.
 */
export function PointAddress({ spot, disabled }: { spot: Spot | null; disabled: boolean }) {
  const { words, services, patch } = useScope()
  const street = useLive((store) => store.get().data['streetName'])
  const [said, setSaid] = useState<Said>(null)
  const { addressAt } = services
  const isWritten = typeof street === 'string' && street.trim() !== ''
  if (!addressAt || !spot || (isWritten && said === null)) return null
  const { t } = words
  const ask = () => {
    setSaid('asking')
    addressAt(spot).then(
      (found) => {
        setSaid(found?.exactness ?? 'none')
        if (found)
          patch({ streetName: found.name, ...(found.number && { number: found.number }) }, 'point')
      },
      () => setSaid('failed'),
    )
  }
  return (
    <div className="map-field-address">
      {isWritten ? null : (
        <Button
          onClick={ask}
          disabled={disabled}
          busy={said === 'asking' && t('forms:point.asking')}
        >
          <SignpostBig size={18} aria-hidden />
          {t('forms:point.find')}
        </Button>
      )}
      <p role="status" className="help">
        {said === null || said === 'asking' ? '' : t(`forms:point.${said}`)}
      </p>
    </div>
  )
}
