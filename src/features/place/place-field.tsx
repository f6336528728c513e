import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useSettled } from '../../lib/use-settled'
import { useTranslation } from '../../i18n'
import { useSearchPlaces } from '../../../generated/api/place/place'
import type { Place } from '../../../generated/model'
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
  onChoose: (place: { slug: string; name: string }) => void
  onType?: (text: string) => void
}

/** Second line of a place: what it is, and where. */
function useDetail(): (place: Place) => string {
  const { t } = useTranslation('place')
  return ({ kind, municipality, island, name }) => {
    const parent =
      municipality && municipality !== name ? municipality : island ? t(`island.${island}`) : null
    return [t(`kind.${kind}`), parent && parent !== name ? parent : null].filter(Boolean).join(', ')
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
  onChoose,
  onType,
}: PlaceFieldProps) {
  const { t } = useTranslation('place')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
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
  const goesOn = (q: unknown): boolean => typeof q === 'string' && q !== '' && written.startsWith(q)
  const { data, isPlaceholderData } = useSearchPlaces(
    { q: asked, limit: 8 },
    {
      query: {
        enabled: open,
        placeholderData: (before, query) =>
          goesOn((query?.queryKey as [string, { q?: string }?] | undefined)?.[1]?.q)
            ? before
            : undefined,
      },
      request: { silent: true },
    },
  )
  const isOfWritten = asked === written && !isPlaceholderData
  const found = open && (isOfWritten || goesOn(asked)) ? (data?.items ?? []) : []
  // What is no place may be a street; most who search ask for none.
  const [streets, setStreets] = useState({ of: '', items: found })
  const seek = open && isOfWritten && asked.length > 3 && data?.items.length === 0
  useEffect(() => {
    if (seek)
      import('./streets')
        .then(({ streetsFor }) => streetsFor(asked))
        .then((items) => setStreets({ of: asked, items }))
        .catch(() => undefined)
  }, [seek, asked])
  const places = seek && streets.of === asked ? streets.items : found
  const at = places.findIndex(({ slug }) => slug === marked)

  const choose = (place: Place) => {
    setText(place.name)
    setOpen(false)
    setMarked(null)
    // Where a street is, the server knows: the form is sent as if nothing had been chosen.
    if (place.slug.startsWith('?')) {
      onType?.(place.name)
      if (input.current) input.current.value = place.name
      input.current?.form?.requestSubmit()
    } else onChoose({ slug: place.slug, name: place.name })
  }
  const type = (value: string) => {
    setText(value)
    setOpen(true)
    setMarked(null)
    onType?.(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      if (places.length > 0)
        setMarked(
          places[
            (at + (event.key === 'ArrowDown' ? 1 : places.length + (at < 0 ? 0 : -1))) %
              places.length
          ]?.slug ?? null,
        )
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Enter' && open) {
      const place =
        at >= 0 || (isOfWritten && text.trim() !== '') ? places[Math.max(at, 0)] : undefined
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
          ref={input}
          id={`${id}i`}
          name={name}
          value={text}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={places.length > 0}
          aria-controls={`${id}l`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 && places[at] ? `${id}o${at}` : undefined}
          aria-describedby={describedBy}
          onChange={(event) => type(event.target.value)}
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
