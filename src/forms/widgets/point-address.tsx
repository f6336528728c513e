import { SignpostBig } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/workspace/kit/button'
import { useLive, useScope } from '../scope'
import type { AddressAt } from '../services'
import type { Spot } from './pin-pad'

type Said = { of: string; found: AddressAt | null } | 'asking' | 'failed' | null

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
/** What an answer is about: it counts only while pin and address are those. */
const aboutOf = (spot: Spot | null, street: string, number: string): string =>
  JSON.stringify([spot?.lat, spot?.lon, street, number])

/**
 * Writes the address of the pin into the form: only while none is written, so that nothing typed is
 * lost. A street that may run elsewhere is named, not written.
 */
export function PointAddress({ spot, disabled }: { spot: Spot | null; disabled: boolean }) {
  const { words, services, patch } = useScope()
  const street = useLive((store) => textOf(store.get().data['streetName']))
  const number = useLive((store) => textOf(store.get().data['number']))
  const [said, setSaid] = useState<Said>(null)
  const about = aboutOf(spot, street, number)
  const latest = useRef(about)
  useEffect(() => {
    latest.current = about
  }, [about])
  const { addressAt } = services
  if (!addressAt || !spot) return null
  const { t } = words
  const isWritten = street !== '' || number !== ''
  const write = (found: AddressAt | null) => {
    // The pin was moved or an address typed meanwhile: it is not asked about any more.
    if (latest.current !== about) return setSaid(null)
    if (!found || found.exactness === 'street') return setSaid({ of: about, found })
    const at = found.number ?? ''
    setSaid({ of: aboutOf(spot, textOf(found.name), textOf(at)), found })
    // A name as on signs has its kind of street in it.
    patch({ streetType: undefined, streetName: found.name, ...(at && { number: at }) }, 'point')
  }
  const ask = () => {
    setSaid('asking')
    addressAt(spot).then(write, () => setSaid('failed'))
  }
  const sentence = (): string => {
    if (said === 'asking') return ''
    if (said === 'failed' && !isWritten) return t('forms:point.failed')
    if (said !== null && said !== 'failed' && said.of === about)
      return t(`forms:point.${said.found?.exactness ?? 'none'}`, { name: said.found?.name })
    return isWritten ? t('forms:point.written') : ''
  }
  return (
    <div className="map-field-address">
      <Button
        onClick={ask}
        disabled={disabled || isWritten}
        busy={said === 'asking' && t('forms:point.asking')}
      >
        <SignpostBig size={18} aria-hidden />
        {t('forms:point.find')}
      </Button>
      <p role="status" className="help">
        {sentence()}
      </p>
    </div>
  )
}
