import { MapPinHouse } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/workspace/kit/button'
import { useLive, useScope } from '../scope'
import type { AddressFound } from '../services'
import type { Spot } from './pin-pad'

type Said = { of: string; found: AddressFound } | 'asking' | 'failed' | null

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * Puts the pin where the form's street and number are on the map, and says how exact that is. The
 * pin never moves unasked.
 */
export function AddressPin({
  onPin,
  disabled,
}: {
  onPin: (spot: Spot) => void
  disabled: boolean
}) {
  const { words, services } = useScope()
  const street = useLive((store) => textOf(store.get().data['streetName']))
  const number = useLive((store) => textOf(store.get().data['number']))
  const ine = useLive((store) => textOf(store.get().data['municipalityIne']))
  const [said, setSaid] = useState<Said>(null)
  const { findAddress } = services
  if (!findAddress) return null
  const written = [street, number].filter(Boolean).join(' ')
  const find = () => {
    setSaid('asking')
    findAddress({ text: written, municipalityIne: ine || null }).then(
      (found) => {
        setSaid({ of: written + ine, found })
        if (found.geo) onPin(found.geo)
      },
      () => setSaid('failed'),
    )
  }
  const { t } = words
  const sentence = (): string | null => {
    if (said === null || said === 'asking') return null
    if (said === 'failed') return t('forms:address.failed')
    if (said.of !== written + ine) return null
    const { known, exactness, name, number: at } = said.found
    if (!known) return t('forms:address.unknown')
    if (!exactness) return t('forms:address.none', { text: written })
    return t(`forms:address.${exactness}`, { name, at, number })
  }
  return (
    <div className="map-field-address">
      <Button
        onClick={find}
        disabled={disabled || street === ''}
        busy={said === 'asking' && t('forms:address.asking')}
      >
        <MapPinHouse size={18} aria-hidden />
        {t('forms:address.find')}
      </Button>
      <p role="status" className="help">
        {sentence() ?? t(street === '' ? 'forms:address.first' : 'forms:address.about')}
      </p>
    </div>
  )
}
