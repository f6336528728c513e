import type { WidgetProps } from '@rjsf/utils'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { PlaceOption } from '../services'
import { Combobox } from './combobox'
import { useControl } from './control'
import { useFound } from './use-found'
import { useNames } from './use-names'

/**
 * A municipality by any of its names, a town or a postal code; stores its INE code and fills what
 * follows from it.
 */
export function PlaceWidget({ id, value, onChange, disabled }: WidgetProps) {
  const { attributes, bad, words, services, patch, store } = useControl(id)
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const options = useFound(open ? (typed ?? '') : null, services.searchPlaces, false)
  const ine = typeof value === 'string' ? value : null
  const nameOf = useNames(ine === null ? [] : [ine], services.municipalityName, '')

  const choose = (option: PlaceOption) => {
    setTyped(null)
    setOpen(false)
    onChange(option.municipalityIne)
    // A place says its island at once; town and code only where it names one, and a pin never moves
    // by itself.
    const { data } = store.get()
    patch({
      island: option.island ?? undefined,
      town: option.town ?? option.municipality,
      countryCode: 'ES',
      ...(option.postalCode ? { postalCode: option.postalCode } : {}),
      ...(option.geo && data.geo === undefined ? { geo: option.geo } : {}),
    })
  }
  return (
    <Combobox
      id={id}
      attributes={attributes}
      bad={bad}
      icon={MapPin}
      disabled={disabled}
      label={words.t('forms:places')}
      counted={(count) => words.t('forms:placesFound', { count })}
      text={typed ?? (ine === null ? '' : nameOf(ine))}
      typing={Boolean(typed)}
      options={options}
      open={open}
      setOpen={(isOpen) => {
        setOpen(isOpen)
        if (!isOpen) setTyped(null)
      }}
      onType={(text) => {
        setTyped(text)
        if (text === '') onChange(undefined)
      }}
      onChoose={choose}
    />
  )
}
