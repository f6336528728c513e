import type { WidgetProps } from '@rjsf/utils'
import { ArrowUp, Search, X } from 'lucide-react'
import { IconButton } from '../../ui/workspace/kit/icon-button'
import type { FoundService } from '../services'
import { useControl } from './control'
import { Finder } from './finder'
import { useNames } from './use-names'

/**
 * One or some of many, found by their words: some in the order they were chosen, where each can be
 * moved up; of a field for one another choice takes its place.
 */
export function FoundWidget({
  id,
  value,
  onChange,
  schema,
  disabled,
  service,
}: WidgetProps & { service: FoundService }) {
  const { attributes, bad, words } = useControl(id)
  const chosen: string[] = [value ?? []].flat().map(String)
  const nameOf = useNames(chosen, service.name)
  const isList = schema.type === 'array'
  const full = isList && chosen.length >= (schema.maxItems ?? Infinity)
  const take = (next: string[]) => onChange(isList ? next : next.at(-1))
  const remove = (key: string) => take(chosen.filter((one) => one !== key))
  const raise = (at: number) => {
    const next = [...chosen]
    const [moved] = next.splice(at, 1)
    if (moved !== undefined) next.splice(at - 1, 0, moved)
    onChange(next)
  }
  return (
    <div className="places-field">
      <Finder
        id={id}
        attributes={attributes}
        bad={bad}
        icon={Search}
        disabled={disabled || full}
        label={words.t('forms:found')}
        counted={(count) => words.t('forms:foundCount', { count })}
        placeholder={words.t('forms:foundHint')}
        search={service.search}
        eager
        chosen={chosen}
        onChoose={({ key }) => take([...chosen, key])}
        onRemoveLast={() => chosen.length > 0 && remove(chosen.at(-1) ?? '')}
      />
      {chosen.length > 0 ? (
        <ol className="found-list">
          {chosen.map((key, at) => {
            const name = nameOf(key)
            return (
              <li key={key}>
                <span>{name === key ? words.t('forms:foundWaits') : name}</span>
                {isList ? (
                  <IconButton
                    label={words.t('forms:foundUp', { name })}
                    disabled={disabled || at === 0}
                    onClick={() => raise(at)}
                  >
                    <ArrowUp size={18} aria-hidden />
                  </IconButton>
                ) : null}
                <IconButton
                  label={words.t('forms:removePlace', { name })}
                  disabled={disabled}
                  onClick={() => remove(key)}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              </li>
            )
          })}
        </ol>
      ) : null}
    </div>
  )
}
