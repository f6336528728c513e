import type { WidgetProps } from '@rjsf/utils'
import { MapPin, X } from 'lucide-react'
import { Chip } from '../../ui/workspace/kit/chip'
import { useControl } from './control'
import { Finder } from './finder'
import { useNames } from './use-names'

/**
 * Places by any of their names; stores their slugs, or one slug where the field takes one. Each is a
 * chip that takes it away.
 */
export function PlacesWidget({ id, value, onChange: tell, schema, disabled }: WidgetProps) {
  const { attributes, bad, words, services } = useControl(id)
  const many = schema.type === 'array'
  const slugs: string[] = [value ?? []].flat().map(String)
  const onChange = (next: string[] | undefined) => tell(many ? next : next?.at(-1))
  const nameOf = useNames(slugs, services.placeName)
  const remove = (slug: string) =>
    onChange(slugs.length === 1 ? undefined : slugs.filter((one) => one !== slug))
  return (
    <div className="places-field">
      <Finder
        id={id}
        attributes={attributes}
        bad={bad}
        icon={MapPin}
        disabled={disabled}
        label={words.t('forms:places')}
        counted={(count) => words.t('forms:placesFound', { count })}
        search={services.searchPlaces}
        chosen={slugs}
        onChoose={({ key }) => onChange([...slugs, key])}
        onRemoveLast={() => slugs.length > 0 && remove(slugs.at(-1) ?? '')}
      />
      {slugs.length > 0 ? (
        <div className="chip-row">
          {slugs.map((slug) => (
            <Chip
              key={slug}
              on
              disabled={disabled}
              aria-label={words.t('forms:removePlace', { name: nameOf(slug) })}
              onClick={() => remove(slug)}
            >
              {nameOf(slug)}
              <X size={14} aria-hidden />
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  )
}
