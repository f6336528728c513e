import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useSettled } from '../../lib/use-settled'
import { useTranslation } from '../../i18n'
import type { Place, PublicOperation } from '../../../generated/model'
import { count } from '../../lib/format'
import { TextInput } from '../../ui/kit/public/text-input'
import './place-field.css'

/** How long typing rests before places are asked for. */
const REST_MS = 160

export interface PlaceFieldProps {
  name: string
  label: string
  hideLabel?: boolean
  /** Name of the place the page is of; empty while it is not known. */
  initial: string
  /** Id of the sentence that explains it. */
  describedBy?: string
  /** Homes are counted of this one alone. */
  operation?: PublicOperation
  onChoose: (place: { slug: string; name: string }) => void
}

/** A place, or a street, which has no page of its own: it sends the form that its field stands in. */
export type Choice = Place & { send?: (field: string) => void }

/** Second line of a place: what it is, and where. */
function useDetail(): (place: Place) => string {
  const { t } = useTranslation('place')
  return ({ kind, municipality, island, name }) => {
    const parent =
      municipality && municipality !== name ? municipality : island && t(`island.${island}`)
    return [t(`kind.${kind}`), parent !== name && parent].filter(Boolean).join(', ')
  }
}

/**
 * Finds a place by any of its names. A plain text field without a script; with one, a list to
 * choose from by mouse or arrows.
 */
export function PlaceField({
  name,
  label,
  hideLabel = false,
  initial,
  describedBy,
  operation,
  onChoose,
}: PlaceFieldProps) {
  const { t } = useTranslation('place')
  const id = useId()
  const [text, setText] = useState(initial)
  const [open, setOpen] = useState(false)
  const [named, setNamed] = useState(initial)
  // The page is of another place now: the field says so without being made anew, which would take
  // the focus and what is being written.
  if (named !== initial && initial !== '') {
    setNamed(initial)
    if (!open || text === named) setText(initial)
  }
  const [marked, setMarked] = useState<string | null>(null)
  const detail = useDetail()
  const written = text === initial ? '' : text.trim()
  const asked = useSettled(written, REST_MS)
  // Until its list comes, the one of the same beginning stays; never one of other words, or of
  // none: Enter would take a place nobody wrote.
  const goesOn = (q: string | undefined): boolean => Boolean(q && written.startsWith(q))
  const { data = [], isPlaceholderData } = useQuery<Choice[]>({
    queryKey: ['found', asked, operation],
    queryFn: async () => (await import('./find')).find(asked, operation),
    enabled: open,
    placeholderData: (before, query) => (goesOn(query?.queryKey[1] as string) ? before : undefined),
  })
  const isOfWritten = asked === written && !isPlaceholderData
  const places = open && (isOfWritten || goesOn(asked)) ? data : []
  const at = places.findIndex(({ slug }) => slug === marked)

  const say = (value: string, isOpen: boolean) => {
    setText(value)
    setOpen(isOpen)
    setMarked(null)
  }
  const choose = (place: Choice) => {
    say(place.name, false)
    if (place.send) place.send(`${id}i`)
    else onChoose(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step) {
      event.preventDefault()
      setOpen(true)
      // Up from none is the last one.
      const next = (step < 0 && at < 0 ? 0 : at) + step + places.length
      setMarked(places[next % places.length]?.slug ?? null)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Enter' && open) {
      const place = places[at < 0 && isOfWritten && text.trim() ? 0 : at]
      // With a list open Enter takes from it; a form is sent by the next one.
      if (place) {
        event.preventDefault()
        choose(place)
      }
    }
  }

  return (
    <div className="where">
      <label className={hideLabel ? 'spoken' : 'label-line'} htmlFor={`${id}i`}>
        {label}
      </label>
      <div className="with-icon">
        <Search className="icon" aria-hidden />
        <TextInput
          id={`${id}i`}
          name={name}
          value={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={places.length > 0}
          aria-controls={`${id}l`}
          aria-autocomplete="list"
          aria-activedescendant={at < 0 ? undefined : `${id}o${at}`}
          aria-describedby={describedBy}
          onChange={(event) => say(event.target.value, true)}
          onFocus={(event) => event.target.select()}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
      </div>
      <ul
        id={`${id}l`}
        role="listbox"
        aria-label={t('places')}
        className="place-list"
        hidden={places.length === 0}
      >
        {places.map((place, index) => (
          <li
            key={place.slug}
            id={`${id}o${index}`}
            role="option"
            aria-selected={index === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <span>
              {place.name}
              <small>{detail(place)}</small>
            </span>
            {place.listingCount ? (
              <span className="num place-count">{count(place.listingCount)}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
