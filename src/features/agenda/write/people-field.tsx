import { Plus } from 'lucide-react'
import { useId, useState, type ComponentType } from 'react'
import type { AgendaAttendeeInput, AgendaPerson } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import type { ContactPickerProps } from '../../../slots/contact'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { Chosen } from './homes-field'

/** Somebody who comes, with the name the form shows. */
export type ChosenPerson = AgendaAttendeeInput & { shown: string }

const keyOf = ({ contactId, agentId, email }: AgendaAttendeeInput): string =>
  contactId ?? agentId ?? email ?? ''

interface PeopleFieldProps {
  value: ChosenPerson[]
  people: AgendaPerson[]
  organiserId: string
  errors: Record<string, string>
  onChange: (value: ChosenPerson[]) => void
  Contacts?: ComponentType<ContactPickerProps> | undefined
}

/** Who comes: contacts, colleagues, or anybody by e-mail. */
export function PeopleField({
  value,
  people,
  organiserId,
  errors,
  onChange,
  Contacts,
}: PeopleFieldProps) {
  const { t } = useTranslation('agenda')
  const id = useId()
  const [email, setEmail] = useState('')
  const [bad, setBad] = useState(false)
  const add = (person: ChosenPerson) =>
    onChange(value.some((one) => keyOf(one) === keyOf(person)) ? value : [...value, person])
  const addMail = () => {
    const address = email.trim()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return setBad(true)
    setBad(false)
    setEmail('')
    add({ email: address, shown: address })
  }
  const colleagues = people.filter(
    ({ id: person, active }) =>
      active && person !== organiserId && !value.some(({ agentId }) => agentId === person),
  )
  const problem = Object.entries(errors).find(([path]) => path.startsWith('attendees'))?.[1]
  return (
    <div className="agenda-field is-wide">
      <span className="agenda-label" id={`${id}-l`}>
        {t('who.label')}
      </span>
      <Chosen
        list={value.map((one) => ({ key: keyOf(one), text: one.shown }))}
        onRemove={(key) => onChange(value.filter((one) => keyOf(one) !== key))}
      />
      {Contacts ? (
        <Contacts
          label={t('who.contact')}
          value={null}
          canAdd
          onChoose={(contact) =>
            contact ? add({ contactId: contact.id, shown: contact.name }) : undefined
          }
        />
      ) : null}
      <div className="agenda-fields" role="group" aria-labelledby={`${id}-l`}>
        {colleagues.length > 0 ? (
          <SelectField
            label={t('who.colleague')}
            value=""
            onChange={(event) => {
              const person = people.find((one) => one.id === event.target.value)
              if (person) add({ agentId: person.id, shown: person.name })
            }}
          >
            <option value="">{t('who.choose')}</option>
            {colleagues.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextField
          label={t('who.email')}
          error={bad ? t('who.bad') : null}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            addMail()
          }}
          act={
            <IconButton label={t('who.add')} onClick={addMail}>
              <Plus size={18} aria-hidden />
            </IconButton>
          }
        />
      </div>
      {problem ? (
        <p className="agenda-error" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
