import { useQueryClient } from '@tanstack/react-query'
import {
  getGetAgencySecurityQueryKey,
  useUpdateAgencySecurity,
} from '../../../../generated/api/user/user'
import type { AgencySecurity, AgencySecurityPatch } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'

/** Whether the agency asks for a second step, from when, and the two acts that change it. */
export function DemandPanel({
  id,
  security: { second_factor, second_from },
}: {
  id: string
  security: AgencySecurity
}) {
  const { t } = useTranslation('user')
  const client = useQueryClient()
  const { busy, errors, write } = useWrite(useUpdateAgencySecurity, {
    onDone: (next) => client.setQueryData(getGetAgencySecurityQueryKey(id), next),
  })
  const isAsked = second_factor === 'required'
  const isOver = second_from !== null && new Date(second_from) <= new Date()
  const stop = () =>
    openDialog('common', {
      title: t('security.stopTitle'),
      text: t('security.stopText'),
      confirm: t('security.stop'),
      onConfirm: async () => void (await write({ id, data: { second_factor: 'offered' } })),
    })
  const state = () => {
    if (!isAsked) return t('security.offered')
    const when = date(second_from, 'DD/MM/YYYY HH:mm')
    return t(isOver ? 'security.asked' : 'security.soon', { when })
  }
  return (
    <Panel title={t('security.second')}>
      <p className="profile-text">{state()}</p>
      <p className="profile-text">{t('security.text')}</p>
      <div className="profile-form">
        <SchemaForm
          name="AgencySecurityPatch"
          formId="security"
          value={{ second_factor: 'required', grace_days: 14 }}
          serverErrors={errors}
          onSubmit={({ grace_days }: Partial<AgencySecurityPatch>) =>
            void write({ id, data: { second_factor: 'required', grace_days } })
          }
        >
          <div className="profile-acts">
            <Button type="submit" variant={isAsked ? undefined : 'main'} disabled={busy}>
              {t(isAsked ? 'security.again' : 'security.ask')}
            </Button>
            {isAsked && (
              <Button onClick={stop} disabled={busy}>
                {t('security.stop')}
              </Button>
            )}
          </div>
        </SchemaForm>
      </div>
    </Panel>
  )
}
