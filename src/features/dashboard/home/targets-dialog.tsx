import { useState } from 'react'
import { setTarget } from '../../../../generated/api/dashboard/dashboard'
import type { Target, TargetInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { inOne, useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'

const KEYS = ['captures', 'matches', 'visits'] as const

/** What stands in a person's form, and whether it can be sent. */
type Aims = Record<string, { aims: TargetInput; valid: boolean }>

/** What each person aims at in a month; an empty field is no target. */
export default function TargetsDialog({
  people,
  onClose,
}: {
  people: Target[]
  onClose: () => void
}) {
  const { t } = useTranslation('dashboard')
  const [typed, setTyped] = useState<Aims>({})
  const saveAll = inOne(async () => {
    for (const person of people) {
      const { aims } = typed[person.id] ?? { aims: person }
      const next = Object.fromEntries(KEYS.map((key) => [key, aims[key] ?? null]))
      if (KEYS.some((key) => next[key] !== person[key]))
        await setTarget(person.id, next, { silent: true, quiet: true })
    }
  })
  const { busy, failed, write } = useWrite(saveAll, {
    say: useErrorText(),
    explain: firstSentenceOf,
    reads: ['dashboard'],
    onDone: onClose,
  })
  const invalid = Object.values(typed).some(({ valid }) => !valid)
  const save = () => {
    if (!invalid) void write()
  }
  return (
    <Dialog title={t('aims.title')} busy={busy} onClose={onClose}>
      <div className="dashboard-aims">
        <p className="ui-muted">{t('aims.text')}</p>
        {people.map(({ id, name, captures, matches, visits }) => (
          <section key={id}>
            <h3 aria-hidden="true">{name}</h3>
            <SchemaForm
              name="TargetInput"
              formId={`aims-${id}`}
              aria-label={name}
              value={{ captures, matches, visits }}
              onChange={(aims, { valid }) =>
                setTyped((before) => ({ ...before, [id]: { aims, valid } }))
              }
              onSubmit={save}
            />
          </section>
        ))}
        {failed && (
          <p className="dashboard-error" role="alert">
            {failed}
          </p>
        )}
        <DialogActs>
          <Button disabled={busy} onClick={onClose}>
            {t('aims.cancel')}
          </Button>
          <Button variant="main" disabled={busy || invalid} onClick={save}>
            {t(busy ? 'aims.saving' : 'aims.save')}
          </Button>
        </DialogActs>
      </div>
    </Dialog>
  )
}
