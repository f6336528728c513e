import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCreateAgreement, useProposeAgreement } from '../../../../generated/api/network/network'
import type { Agreement, NetworkTerms } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { findPlaces } from '../../../slots/find-places'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { FormFoot } from '../../../ui/workspace/kit/form-foot'
import { networkAddress } from '../network-address'

/** A yes or no that is not said is a no. */
const NO = { onlyExclusive: false, onPartnerWeb: false, onPortals: false }

const USUAL: NetworkTerms = {
  filter: { operations: ['V'] },
  commissionPct: 5,
  sellerSplitPct: 50,
  validDays: 365,
  noticeDays: 30,
}

/** What a 400 says of the terms, by their own paths. */
const below = (errors: Record<string, string> | null) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(/^terms\.?/, ''), text]),
  )

/** Terms for one member or for all, or others in answer to those of an agreement. */
export default function ProposeForm({
  networkId,
  to,
  agreement,
  onClose,
}: {
  networkId: string
  /** Null: to all with whom nothing is open. */
  to: { id: string; name: string } | null
  /** Which is countered. */
  agreement?: Agreement
  onClose: () => void
}) {
  const { t } = useTranslation('network')
  const navigate = useNavigate()
  const newest = agreement?.versions[0]
  const [start] = useState(() => ({ ...NO, ...(newest?.terms ?? USUAL) }))
  const create = useWrite(useCreateAgreement, {
    done: t('propose.done'),
    reads: ['network'],
    onDone: ({ items: [one, ...more] }) => {
      onClose()
      if (one && more.length === 0) navigate(networkAddress(one.id))
    },
  })
  const counter = useWrite(useProposeAgreement, {
    done: t('propose.done'),
    reads: ['network'],
    conflict: t('otherTerms'),
    onDone: onClose,
  })
  const { busy, errors } = agreement ? counter : create
  const problem = errors?.['toAgencyId'] ?? errors?.['terms']
  const send = (terms: NetworkTerms) =>
    agreement && newest
      ? counter.write({ id: agreement.id, data: { hash: newest.hash, terms } })
      : create.write({ data: { networkId, terms, ...(to && { toAgencyId: to.id }) } })
  return (
    <Dialog
      title={
        agreement
          ? t('propose.counter')
          : to
            ? t('propose.to', { name: to.name })
            : t('propose.all')
      }
      width="md"
      busy={busy}
      full
      onClose={onClose}
    >
      <SchemaForm
        name="NetworkTerms"
        formId="terms"
        value={start}
        services={findPlaces}
        serverErrors={below(errors)}
        disabled={busy}
        onSubmit={(value) => void send(value as unknown as NetworkTerms)}
      >
        <p className="integration-help">{t('propose.help')}</p>
        <FormFoot
          problem={problem}
          back={t('cancel')}
          send={t('propose.send')}
          busy={busy}
          onBack={onClose}
        />
      </SchemaForm>
    </Dialog>
  )
}
