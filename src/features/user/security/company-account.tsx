import { useQueryClient } from '@tanstack/react-query'
import {
  getGetAgencySsoQueryKey,
  useCheckAgencySsoDomain,
  useGetAgencySso,
  useRemoveAgencySso,
  useSaveAgencySso,
} from '../../../../generated/api/user/user'
import type { AgencySso, AgencySsoInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Sk } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { CompanyState } from './company-state'

/** The company's own account (OpenID Connect): its provider, its domain, and whether it is asked for. */
export function CompanyAccount({ id }: { id: string }) {
  const { t } = useTranslation('user')
  const client = useQueryClient()
  const key = getGetAgencySsoQueryKey(id)
  const { data, isError, error, refetch } = useGetAgencySso(id, { request: { silent: true } })
  const onDone = (next: AgencySso) => client.setQueryData(key, next)
  const save = useWrite(useSaveAgencySso, { onDone })
  const check = useWrite(useCheckAgencySsoDomain, { done: t('company.proved'), onDone })
  const remove = useWrite(useRemoveAgencySso, {
    done: t('company.removed'),
    onDone: () => client.invalidateQueries({ queryKey: key }),
  })
  if (isError)
    return (
      <Panel title={t('company.panel')}>
        <ErrorLine title={t('security.failed')} error={error} onRetry={() => void refetch()} />
      </Panel>
    )
  if (!data) return <Sk h={180} r={10} />
  const { issuer, client_id, domain, required } = data
  const known = issuer && client_id && domain ? { issuer, client_id, domain } : null
  const ask = () =>
    openDialog('common', {
      title: t('company.removeTitle'),
      text: t('company.removeText'),
      confirm: t('company.remove'),
      danger: true,
      onConfirm: async () => void (await remove.write({ id })),
    })
  return (
    <Panel title={t('company.panel')}>
      <p className="profile-text">{t('company.text')}</p>
      <p className="profile-text">
        {t('company.redirect')} <code className="two-step-secret">{data.redirect_uri}</code>
      </p>
      <SchemaForm
        key={`${issuer} ${client_id} ${domain}`}
        name="AgencySsoInput"
        formId="company"
        value={known}
        serverErrors={save.errors}
        onSubmit={(input: Partial<AgencySsoInput>) =>
          void save.write({ id, data: input as AgencySsoInput })
        }
      >
        <div className="profile-acts">
          <Button type="submit" disabled={save.busy}>
            {t('profile.save')}
          </Button>
          {known && (
            <Button onClick={ask} disabled={remove.busy}>
              {t('company.remove')}
            </Button>
          )}
        </div>
      </SchemaForm>
      {known && (
        <CompanyState
          sso={data}
          isBusy={save.busy || check.busy}
          onCheck={() => void check.write({ id })}
          onDemand={() => void save.write({ id, data: { ...known, required: !required } })}
        />
      )}
    </Panel>
  )
}
