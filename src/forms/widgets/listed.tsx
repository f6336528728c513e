import type { WidgetProps } from '@rjsf/utils'
import { Check } from 'lucide-react'
import { generic } from '../rules'
import { ChipToggle } from '../../ui/workspace/kit/chip-toggle'
import { Select } from '../../ui/workspace/kit/select'
import { useControl } from './control'
import { FoundWidget } from './found'

/**
 * One or several of what the room knows and the contract cannot: the people of an agency, the facts
 * of a home. What is chosen and no longer known is shown, too, so that it can be taken away.
 */
export function ListedWidget(props: WidgetProps) {
  const { path, services } = useControl(props.id)
  const service = services.found?.[generic(path)]
  return service ? <FoundWidget {...props} service={service} /> : <ListedChips {...props} />
}

function ListedChips({ id, value, onChange, schema, disabled }: WidgetProps) {
  const { attributes, words, path, services } = useControl(id)
  const known = services.listed?.[generic(path)] ?? []
  const chosen: string[] = [value ?? []].flat().map(String)
  const gone = chosen.filter((one) => !known.some((option) => option.id === one))
  const options = [...known, ...gone.map((one) => ({ id: one, name: words.t('forms:gone') }))]
  if (schema.type !== 'array')
    return (
      <Select
        {...attributes}
        value={chosen[0] ?? ''}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{words.t('forms:unset')}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </Select>
    )
  // In the order of the list, so that the same choice is always the same.
  const press = (pressed: string) =>
    onChange(
      options
        .map((option) => option.id)
        .filter((one) => chosen.includes(one) !== (one === pressed)),
    )
  return (
    <div
      className="chip-row"
      role="group"
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={attributes['aria-describedby']}
    >
      {options.map((option) => {
        const on = chosen.includes(option.id)
        return (
          <ChipToggle key={option.id} on={on} disabled={disabled} onClick={() => press(option.id)}>
            {on ? <Check size={14} aria-hidden /> : null}
            {option.name}
          </ChipToggle>
        )
      })}
    </div>
  )
}
