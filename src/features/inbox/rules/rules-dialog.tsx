import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import {
  getGetInboxRulesQueryKey,
  useGetInboxRules,
  useSaveInboxRules,
} from '../../../../generated/api/inbox/inbox'
import type { InboxRule, InboxRules } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import '../../../ui/workspace/styles/form.css'
import { usePeople } from '../people'
import { BareSelect } from '../../../ui/kit/bare/bare-select'
import { Button } from '../../../ui/workspace/kit/button'
import { ClockFields } from './clock-fields'
import { RuleItem } from './rule-item'

function Form({ stored, onClose }: { stored: InboxRules; onClose: () => void }) {
  const { t } = useTranslation('inbox')
  const id = useId()
  const client = useQueryClient()
  const people = usePeople()
  const [rules, setRules] = useState<{ key: number; rule: InboxRule }[]>(() =>
    stored.rules.map((rule, key) => ({ key, rule })),
  )
  const [fallbackTo, setFallbackTo] = useState(stored.fallbackTo)
  const [clock, setClock] = useState(stored.clock)
  const {
    busy,
    errors: told,
    setErrors,
    write,
  } = useWrite(useSaveInboxRules, {
    done: t('rules.saved'),
    reads: ['inbox'],
    onDone: (kept) => {
      client.setQueryData(getGetInboxRulesQueryKey(), kept)
      onClose()
    },
  })
  const errors = told ?? {}
  const set = (index: number, rule: InboxRule) => {
    setRules(rules.map((one, at) => (at === index ? { ...one, rule } : one)))
    setErrors(null)
  }
  const move = (index: number, step: number) => {
    const next = [...rules]
    const [one] = next.splice(index, 1)
    if (one) next.splice(index + step, 0, one)
    setRules(next)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    await write({
      data: { version: stored.version, rules: rules.map(({ rule }) => rule), fallbackTo, clock },
    })
  }
  const away = people.filter((one) => stored.awayNow.includes(one.id)).map(({ name }) => name)
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <p className="muted">{t('rules.how')}</p>
      <ol className="inbox-rules">
        {rules.map(({ key, rule }, index) => (
          <RuleItem
            key={key}
            index={index}
            rule={rule}
            people={people}
            errors={errors}
            last={index === rules.length - 1}
            onChange={(next) => set(index, next)}
            onMove={(step) => move(index, step)}
            onRemove={() => setRules(rules.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <Button
        disabled={rules.length >= 30}
        onClick={() =>
          setRules([
            ...rules,
            { key: Math.max(-1, ...rules.map((one) => one.key)) + 1, rule: { kind: 'language' } },
          ])
        }
      >
        <Plus className="icon" aria-hidden="true" />
        {t('rules.add')}
      </Button>
      <div className="inbox-field">
        <label htmlFor={`${id}-fallback`}>{t('rules.fallback')}</label>
        <BareSelect
          id={`${id}-fallback`}
          value={fallbackTo ?? ''}
          onChange={(event) => setFallbackTo(event.target.value || null)}
        >
          <option value="">{t('rules.admin')}</option>
          {people.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </BareSelect>
        {errors['fallbackTo'] && (
          <p className="error-message" role="alert">
            {errors['fallbackTo']}
          </p>
        )}
      </div>
      <p className="muted">
        {t('rules.awayHow')} {away.length > 0 && t('rules.awayNow', { names: away.join(', ') })}
      </p>
      <ClockFields
        clock={clock}
        error={errors['clock.to'] ?? errors['clock.goalMinutes'] ?? errors['clock.days'] ?? null}
        onChange={(next) => {
          setClock(next)
          setErrors(null)
        }}
      />
      <p className="muted">{t(stored.mailIn ? 'rules.mailIn' : 'rules.mailOut')}</p>
      <DialogActs>
        <Button disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="main" disabled={busy}>
          {t('rules.save')}
        </Button>
      </DialogActs>
    </form>
  )
}

/** Who gets what comes in, in order, and within how long the agency answers. */
export default function RulesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inbox')
  const { data, isError, error, refetch } = useGetInboxRules({ request: { silent: true } })
  return (
    <Dialog title={t('rules.title')} width="md" onClose={onClose}>
      <div className="inbox-dialog">
        {data ? (
          <Form key={data.version} stored={data} onClose={onClose} />
        ) : isError ? (
          <ErrorState error={error} level={3} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={4} label={t('rules.loading')} />
        )}
      </div>
    </Dialog>
  )
}
