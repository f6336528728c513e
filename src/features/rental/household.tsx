import { useId } from 'react'
import { useTranslation } from '../../i18n'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { Button } from '../../ui/kit/public/button'
import { NOBODY, type Typed } from './answers'

const MOST = 10
const FIELDS = [
  ['name', 'text'],
  ['birth', 'date'],
  ['income', 'text'],
] as const

interface HouseholdProps {
  people: Typed[]
  /** By dotted path: `members.0.birth`. */
  errors: Record<string, string>
  onChange: (people: Typed[]) => void
}

/** Who would live in the home: name, date of birth, income of a year. */
export function Household({ people, errors, onChange }: HouseholdProps) {
  const { t } = useTranslation('rental')
  const base = useId()
  const set = (key: number, change: Partial<Typed>) =>
    onChange(people.map((one) => (one.key === key ? { ...one, ...change } : one)))
  return (
    <div className="plain-field household">
      {people.map((person, index) => (
        <fieldset key={person.key}>
          <legend className="plain-label">{t('household.person', { n: index + 1 })}</legend>
          <div className="household-row">
            {FIELDS.map(([field, type]) => {
              const id = `${base}${person.key}${field}`
              const error = errors[`members.${index}.${field}`]
              return (
                <div key={field}>
                  <label className="plain-label" htmlFor={id}>
                    {t(`household.${field}`)}
                  </label>
                  <BareInput
                    id={id}
                    className="plain-input"
                    type={type}
                    inputMode={field === 'income' ? 'decimal' : undefined}
                    autoComplete="off"
                    maxLength={120}
                    aria-required
                    aria-invalid={error ? true : undefined}
                    aria-describedby={error ? `${id}-error` : undefined}
                    value={person[field]}
                    onChange={(event) => set(person.key, { [field]: event.target.value })}
                  />
                  {error && (
                    <p className="plain-error" id={`${id}-error`}>
                      {error}
                    </p>
                  )}
                </div>
              )
            })}
          </div>
          {people.length > 1 && (
            <Button
              variant="text"
              onClick={() => onChange(people.filter(({ key }) => key !== person.key))}
            >
              {t('household.remove', { n: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {people.length < MOST && (
        <Button
          onClick={() =>
            onChange([...people, NOBODY(Math.max(...people.map(({ key }) => key)) + 1)])
          }
        >
          {t('household.add')}
        </Button>
      )}
    </div>
  )
}
