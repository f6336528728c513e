import type { WidgetProps } from '@rjsf/utils'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { PlaceOption } from '../services'
import type { FilledFrom } from '../store'
import { Combobox } from './combobox'
import { useControl } from './control'
import { useFound } from './use-found'
import { useNames } from './use-names'
import { usePostalCode } from './use-postal-code'

const PROVINCE = 'Illes Balears'
const isBalearic = ({ municipalityIne }: PlaceOption): boolean => municipalityIne.startsWith('07')

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

  const take = (option: PlaceOption, from: FilledFrom) => {
    onChange(option.municipalityIne)
    if (from === 'postalCode') store.fillIn({ municipalityIne: option.municipalityIne }, from)
    // A place says its island at once; town and code only where it names one, and a pin never moves
    // by itself.
    const { data } = store.get()
    patch(
      {
        island: option.island ?? undefined,
        town: option.town ?? option.municipality,
        countryCode: 'ES',
        ...(data['province'] === undefined && isBalearic(option) ? { province: PROVINCE } : {}),
        ...(option.postalCode && option.postalCode !== data['postalCode']
          ? { postalCode: option.postalCode }
          : {}),
        ...(option.geo && data.geo === undefined ? { geo: option.geo } : {}),
      },
      from,
    )
  }
  const choose = (option: PlaceOption) => {
    setTyped(null)
    setOpen(false)
    take(option, 'place')
  }
  usePostalCode(ine, (option) => take(option, 'postalCode'))
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
