import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  getGetInboxRulesQueryKey,
  useGetInboxRules,
  useSaveInboxRules,
} from '../../../../generated/api/inbox/inbox'
import type { InboxRules, InboxRulesInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'
import { usePeople } from '../people'
import { ruleServices } from './rule-services'

function Form({ stored, onClose }: { stored: InboxRules; onClose: () => void }) {
  const { t } = useTranslation('inbox')
  const client = useQueryClient()
  const people = usePeople()
  const services = useMemo(() => ruleServices(people), [people])
  const { busy, errors, write } = useWrite(useSaveInboxRules, {
    done: t('rules.saved'),
    reads: ['inbox'],
    onDone: (kept) => {
      client.setQueryData(getGetInboxRulesQueryKey(), kept)
      onClose()
    },
  })
  const { awayNow, mailIn, ...value } = stored
  const away = people.filter((one) => awayNow.includes(one.id)).map(({ name }) => name)
  return (
    <SchemaForm
      name="InboxRulesInput"
      formId="inbox-rules"
      value={value}
      services={services}
      serverErrors={errors}
      onSubmit={(rules) => void write({ data: rules as unknown as InboxRulesInput })}
    >
      <p className="muted">
        {t('rules.awayHow')} {away.length > 0 && t('rules.awayNow', { names: away.join(', ') })}
      </p>
      <p className="muted">{t(mailIn ? 'rules.mailIn' : 'rules.mailOut')}</p>
      <FormFoot back={t('cancel')} send={t('rules.save')} busy={busy} onBack={onClose} />
    </SchemaForm>
  )
}

/** Who gets what comes in, in order, and within how long the agency answers. */
export default function RulesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inbox')
  const { data, isError, error, refetch } = useGetInboxRules({ request: { silent: true } })
  return (
    <Dialog title={t('rules.title')} width="md" onClose={onClose}>
      <div className="inbox-dialog">
        <p className="muted">{t('rules.how')}</p>
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
