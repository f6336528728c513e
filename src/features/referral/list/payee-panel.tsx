import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  useGetReferralPayee,
  useSaveReferralPayee,
} from '../../../../generated/api/referral/referral'
import type { ReferralPayee } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'

/** Where somebody is paid, and as what; `?cobro=1` opens it. */
export function PayeePanel() {
  const { t } = useTranslation('referral')
  const [query, setQuery] = useSearchParams()
  const { data } = useGetReferralPayee({ request: { silent: true } })
  const [isOpen, setOpen] = useState(query.get('cobro') === '1')
  if (!data) return null
  const { payee } = data
  const close = () => {
    setOpen(false)
    if (query.has('cobro')) setQuery({}, { replace: true })
  }
  return (
    <Panel title={t('payee.title')}>
      <p className="referral-quiet">
        {payee
          ? t('payee.known', { name: payee.legalName, end: payee.iban.slice(-4) })
          : t('payee.unknown')}
      </p>
      <Button onClick={() => setOpen(true)}>{t(payee ? 'payee.change' : 'payee.say')}</Button>
      {isOpen && <PayeeDialog payee={payee} onClose={close} />}
    </Panel>
  )
}

function PayeeDialog({ payee, onClose }: { payee: ReferralPayee | null; onClose: () => void }) {
  const { t } = useTranslation('referral')
  const [value] = useState(payee ?? { kind: 'person' })
  const { busy, errors, write } = useWrite(useSaveReferralPayee, {
    done: t('payee.done'),
    reads: ['referral-payee', 'referral-summary', 'referral'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('payee.title')} width="sm" busy={busy} onClose={onClose}>
      <SchemaForm
        name="ReferralPayee"
        formId="referral-payee"
        value={value}
        serverErrors={errors}
        disabled={busy}
        onSubmit={(typed) => void write({ data: typed as unknown as ReferralPayee })}
      >
        <p className="integration-help">{t('payee.help')}</p>
        <FormFoot back={t('cancel')} send={t('payee.save')} busy={busy} onBack={onClose} />
      </SchemaForm>
    </Dialog>
  )
}
