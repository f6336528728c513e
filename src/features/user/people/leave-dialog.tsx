import Dialog from '@mui/material/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { handOver, useGetHoldings } from '../../../../generated/api/handover/handover'
import { getListUsersQueryKey } from '../../../../generated/api/user/user'
import type { User } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldErrorsOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { BareSelect } from '../../../ui/kit/bare/bare-select'
import { Button } from '../../../ui/kit/button'
import './people.css'

/** Lets a person go: what they hold, who takes it over, both done at once or not at all. */
export default function LeaveDialog({
  person,
  colleagues,
  onClose,
}: {
  person: User
  colleagues: User[]
  onClose: () => void
}) {
  const { t } = useTranslation('user')
  const id = useId()
  const client = useQueryClient()
  const { data, isPending, isError, error, refetch } = useGetHoldings(person.id, {
    query: { gcTime: 0 },
    request: { silent: true },
  })
  const [to, setTo] = useState('')
  const [errors, setErrors] = useState<Record<string, string> | null>(null)
  const [busy, setBusy] = useState(false)
  const name = `${person.first_name} ${person.last_name}`.trim()
  const holds = (data?.total ?? 0) > 0
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (holds && to === '') return setErrors({ to: t('leave.choose') })
    setBusy(true)
    setErrors(null)
    try {
      await handOver(person.id, { to: to || null }, { quiet: true })
      await client.invalidateQueries()
      setMessage('SUCCESS', t('leave.done', { name: person.first_name }))
      onClose()
    } catch (error) {
      setErrors(fieldErrorsOf(error))
      await client.invalidateQueries({ queryKey: getListUsersQueryKey() })
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <form className="pp-d" noValidate onSubmit={(event) => void send(event)}>
        <h2 id={`${id}-title`}>{t('leave.title', { name })}</h2>
        {isPending && <SkeletonRows rows={3} label={t('leave.counting')} />}
        {isError && (
          <ErrorState
            error={error}
            level={3}
            title={t('leave.failed')}
            onRetry={() => void refetch()}
          />
        )}
        {data && <p>{t(holds ? 'leave.text' : 'leave.nothing', { name: person.first_name })}</p>}
        {holds && (
          <>
            <ul className="pp-held" aria-label={t('leave.holds')}>
              {data?.items.map(({ kind, count }) => (
                <li key={kind}>
                  <b className="num">{count}</b> {t(`leave.kind.${kind}`, { count })}
                </li>
              ))}
            </ul>
            <label className="pp-f" htmlFor={`${id}-to`}>
              <span>{t('leave.to')}</span>
              <BareSelect
                id={`${id}-to`}
                value={to}
                required
                aria-invalid={errors?.['to'] ? true : undefined}
                aria-describedby={errors?.['to'] ? `${id}-e` : undefined}
                onChange={(event) => setTo(event.target.value)}
              >
                <option value="">{t('leave.pick')}</option>
                {colleagues.map((one) => (
                  <option key={one.id} value={one.id}>
                    {`${one.first_name} ${one.last_name}`.trim()}
                  </option>
                ))}
              </BareSelect>
            </label>
            <p className="ui-muted">{t('leave.stays')}</p>
          </>
        )}
        {errors && (
          <p className="pp-err" id={`${id}-e`} role="alert">
            {Object.values(errors)[0]}
          </p>
        )}
        <div className="pp-de">
          <Button disabled={busy} onClick={onClose}>
            {t('leave.cancel')}
          </Button>
          <Button type="submit" variant="danger" disabled={busy || !data}>
            {t(holds ? 'leave.sendAll' : 'leave.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
