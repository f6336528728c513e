import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetHoldings, useHandOver } from '../../../../generated/api/handover/handover'
import type { User } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { FormDialog } from '../../../ui/workspace/kit/form-dialog'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import '../../../ui/workspace/styles/form.css'
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
  const client = useQueryClient()
  const { data, isPending, isError, error, refetch } = useGetHoldings(person.id, {
    query: { gcTime: 0 },
    request: { silent: true },
  })
  const [to, setTo] = useState('')
  const { busy, errors, setErrors, write } = useWrite(useHandOver, {
    done: t('leave.done', { name: person.first_name }),
    reads: ['user'],
    onDone: async () => {
      // Whatever they held is somebody else's now.
      await client.invalidateQueries()
      onClose()
    },
  })
  const name = `${person.first_name} ${person.last_name}`.trim()
  const holds = (data?.total ?? 0) > 0
  const send = () => {
    if (holds && to === '') return setErrors({ to: t('leave.choose') })
    void write({ id: person.id, data: { to: to || null } })
  }
  return (
    <FormDialog
      title={t('leave.title', { name })}
      width="xs"
      danger
      cancel={t('leave.cancel')}
      send={t(holds ? 'leave.sendAll' : 'leave.send')}
      busy={busy}
      disabled={!data}
      problem={errors && !errors['to'] ? Object.values(errors)[0] : null}
      onClose={onClose}
      onSend={send}
    >
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
      {data?.nextOwner && <p>{t('leave.nextOwner', { name: data.nextOwner })}</p>}
      {holds && (
        <>
          <ul className="people-held" aria-label={t('leave.holds')}>
            {data?.items.map(({ kind, count }) => (
              <li key={kind}>
                <b className="num">{count}</b> {t(`leave.kind.${kind}`, { count })}
              </li>
            ))}
          </ul>
          <SelectField
            label={t('leave.to')}
            value={to}
            required
            error={errors?.['to']}
            onChange={(event) => setTo(event.target.value)}
          >
            <option value="">{t('leave.pick')}</option>
            {colleagues.map((one) => (
              <option key={one.id} value={one.id}>
                {`${one.first_name} ${one.last_name}`.trim()}
              </option>
            ))}
          </SelectField>
          <p className="ui-muted">{t('leave.stays')}</p>
        </>
      )}
    </FormDialog>
  )
}
