import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { useState } from 'react'
import { setTarget } from '../../../../generated/api/dashboard/dashboard'
import type { Target } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { inOne, useWrite } from '../../../lib/write'
import { BareInput } from '../../../ui/kit/bare/bare-input'
import { Button } from '../../../ui/workspace/kit/button'

const KEYS = ['captures', 'matches', 'visits'] as const
type Aims = Record<string, Record<(typeof KEYS)[number], string>>

const number = (text: string): number | null =>
  /^\d+$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null
const wrong = (text: string): boolean =>
  text.trim() !== '' && (number(text) === null || Number(text) > 1000)

/** What each person aims at in a month; an empty field is no target. */
export default function TargetsDialog({
  people,
  onClose,
}: {
  people: Target[]
  onClose: () => void
}) {
  const { t } = useTranslation('dashboard')
  const [aims, setAims] = useState<Aims>(() =>
    Object.fromEntries(
      people.map((person) => [
        person.id,
        {
          captures: String(person.captures ?? ''),
          visits: String(person.visits ?? ''),
          matches: String(person.matches ?? ''),
        },
      ]),
    ),
  )
  const valueOf = (person: string, key: (typeof KEYS)[number]) => aims[person]?.[key] ?? ''
  const invalid = people.some((person) => KEYS.some((key) => wrong(valueOf(person.id, key))))
  const saveAll = inOne(async () => {
    for (const person of people) {
      const next = {
        captures: number(valueOf(person.id, 'captures')),
        visits: number(valueOf(person.id, 'visits')),
        matches: number(valueOf(person.id, 'matches')),
      }
      if (KEYS.some((key) => next[key] !== person[key]))
        await setTarget(person.id, next, { silent: true, quiet: true })
    }
  })
  const {
    busy,
    failed: refused,
    write: save,
  } = useWrite(saveAll, {
    say: useErrorText(),
    explain: firstSentenceOf,
    reads: ['dashboard'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('aims.title')} busy={busy} onClose={onClose}>
      <form
        className="dashboard-aims"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy && !invalid) void save()
        }}
      >
        <p className="ui-muted">{t('aims.text')}</p>
        {people.map((person) => (
          <fieldset key={person.id}>
            <legend>{person.name}</legend>
            {KEYS.map((key) => {
              const text = valueOf(person.id, key)
              return (
                <label key={key}>
                  <span>{t(`step.${key}`)}</span>
                  <BareInput
                    className="num"
                    inputMode="numeric"
                    maxLength={4}
                    value={text}
                    aria-invalid={wrong(text) || undefined}
                    onChange={(event) =>
                      setAims((before) => ({
                        ...before,
                        [person.id]: {
                          captures: '',
                          visits: '',
                          matches: '',
                          ...before[person.id],
                          [key]: event.target.value,
                        },
                      }))
                    }
                  />
                </label>
              )
            })}
          </fieldset>
        ))}
        {invalid && (
          <p className="dashboard-error" role="alert">
            {t('aims.wrong')}
          </p>
        )}
        {refused && (
          <p className="dashboard-error" role="alert">
            {refused}
          </p>
        )}
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('aims.cancel')}
          </Button>
          <Button type="submit" variant="main" disabled={busy || invalid}>
            {t(busy ? 'aims.saving' : 'aims.save')}
          </Button>
        </DialogActs>
      </form>
    </Dialog>
  )
}
