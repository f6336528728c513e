import { Plus, X } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useListContacts } from '../../../../generated/api/contact/contact'
import { useTranslation } from '../../../i18n'
import type { ContactPickerProps } from '../../../slots/contact'
import '../contact.css'
import { phoneText } from '../../../lib/phone'
import { useSettled } from '../../../lib/use-settled'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { SearchInput } from '../../../ui/workspace/kit/search-input'

const NewContact = lazy(() => import('../detail/new-contact'))
const SETTLED_MS = 200

/** What was typed as the beginning of a new record: a phone, an e-mail or a name. */
function begun(text: string) {
  const [firstName = '', ...rest] = text.trim().split(/\s+/)
  if (text.includes('@')) return { reach: { phones: [], emails: [{ address: text.trim() }] } }
  if (/^[\d\s+().-]{5,}$/.test(text))
    return { reach: { phones: [{ number: text.trim() }], emails: [] } }
  return {
    person: {
      kind: 'person' as const,
      firstName,
      ...(rest.length > 0 ? { lastName: rest.join(' ') } : {}),
    },
  }
}

/** Finds a contact by name, phone or e-mail, or adds one; a combobox that the keyboard works. */
export function ContactPicker({
  label,
  value,
  onChoose,
  canAdd = false,
  except,
  error = null,
  disabled = false,
}: ContactPickerProps) {
  const { t } = useTranslation('contact')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const [adding, setAdding] = useState(false)
  const q = useSettled(text.trim(), SETTLED_MS)
  const { data, isFetching } = useListContacts(
    { q, limit: 8 },
    { query: { enabled: open && q.length > 1 }, request: { silent: true } },
  )
  const found = q.length > 1 ? (data?.items ?? []).filter((one) => one.id !== except) : []
  const choices = found.length + (canAdd && q.length > 1 ? 1 : 0)
  const choose = (index: number) => {
    const one = found[index]
    setOpen(false)
    if (one) {
      setText('')
      onChoose({ id: one.id, name: one.name })
    } else if (canAdd) setAdding(true)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setActive((at) =>
        choices === 0 ? 0 : (at + (event.key === 'ArrowDown' ? 1 : choices - 1)) % choices,
      )
    } else if (event.key === 'Enter' && open && choices > 0) {
      event.preventDefault()
      choose(active)
    }
  }
  if (value) {
    return (
      <div className="contact-picker">
        <span className="contact-picker-label" id={`${id}-label`}>
          {label}
        </span>
        <p className="contact-picker-value">
          <b>{value.name}</b>
          <IconButton
            disabled={disabled}
            label={t('picker.remove', { name: value.name })}
            onClick={() => {
              onChoose(null)
              requestAnimationFrame(() => field.current?.focus())
            }}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </p>
        {error ? (
          <p className="error-message" role="alert">
            {error}
          </p>
        ) : null}
      </div>
    )
  }
  return (
    <div className="contact-picker">
      <label className="contact-picker-label" htmlFor={id}>
        {label}
      </label>
      <SearchInput
        id={id}
        ref={field}
        type="text"
        role="combobox"
        autoComplete="off"
        disabled={disabled}
        value={text}
        hint={t('picker.hint')}
        aria-expanded={open && choices > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-invalid={error ? true : undefined}
        aria-activedescendant={open && choices > 0 ? `${id}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
          setActive(0)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKey}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className="contact-picker-options"
        hidden={!open || choices === 0}
      >
        {found.map((one, index) => (
          <li
            key={one.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            <b>{one.name}</b>
            <small>
              {[one.phone ? phoneText(one.phone) : null, one.email, one.agentName]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
        {canAdd && q.length > 1 ? (
          <li
            id={`${id}-${found.length}`}
            role="option"
            aria-selected={active === found.length}
            className="contact-add"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(found.length)}
          >
            <Plus size={16} aria-hidden />
            {t('picker.add', { text: q })}
          </li>
        ) : null}
      </ul>
      <p className="spoken" role="status">
        {open && q.length > 1 && !isFetching ? t('picker.found', { count: found.length }) : ''}
      </p>
      {open && q.length > 1 && !isFetching && found.length === 0 && !canAdd ? (
        <p className="muted">{t('picker.none')}</p>
      ) : null}
      {error ? (
        <p className="error-message" role="alert">
          {error}
        </p>
      ) : null}
      {adding ? (
        <Suspense>
          <NewContact
            value={begun(text)}
            onClose={() => setAdding(false)}
            onMade={({ id: made, name }) => {
              setAdding(false)
              setText('')
              onChoose({ id: made, name })
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
